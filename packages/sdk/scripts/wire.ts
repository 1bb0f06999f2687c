import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './bundle.ts';
import { notice } from './notice.ts';

/** Types of the contract as it travels: every `format: money` string branded, every file a Blob. */
export async function wireTypes(contract: Contract): Promise<string> {
  const money = ts.factory.createTypeReferenceNode('MoneyString');
  const file = ts.factory.createTypeReferenceNode('Blob');
  // openapi-typescript takes its own OpenAPI3 type; a fresh copy also keeps it from changing ours.
  const nodes = await openapiTS(JSON.stringify(contract), {
    alphabetize: true,
    transform: (schema) => {
      if ('contentMediaType' in schema) return file;
      return schema.format === 'money' ? money : undefined;
    },
  });
  return `${notice}import type { MoneyString } from '../money.ts';\n\n${astToString(nodes)}`;
}
