import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './bundle.ts';
import { notice } from './notice.ts';

/**
 * Returns the types of the contract's JSON: every `format: money` string is branded, and every file
 * is a Blob.
 */
export async function wireTypes(contract: Contract): Promise<string> {
  const money = ts.factory.createTypeReferenceNode('MoneyString');
  const file = ts.factory.createTypeReferenceNode('Blob');
  // Pass a JSON copy: openapi-typescript expects its own OpenAPI3 type and may modify its input.
  const nodes = await openapiTS(JSON.stringify(contract), {
    alphabetize: true,
    transform: (schema) => {
      if ('contentMediaType' in schema) return file;
      return schema.format === 'money' ? money : undefined;
    },
  });
  return `${notice}import type { MoneyString } from '../../money.ts';\n\n${astToString(nodes)}`;
}
