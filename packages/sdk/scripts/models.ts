import type { Contract, Schema } from './bundle.ts';
import { notice } from './notice.ts';

/**
 * The source of `models.ts`: a type for each shape of the contract, under the contract's name, with
 * its amounts in cents. Texts and numbers have no name of their own, and a refusal is an `ApiError`.
 */
export function modelTypes(contract: Contract): string {
  const names = Object.entries(contract.components.schemas)
    .filter(([, schema]) => isShape(schema))
    .map(([name]) => name)
    .sort();
  return [
    notice,
    "import type { Schemas } from '../contract-types.ts';\n",
    "import type { InCents } from '../in-cents.ts';\n\n",
    ...names.map((name) => `export type ${name} = InCents<Schemas['${name}']>;\n`),
  ].join('');
}

function isShape(schema: Schema): boolean {
  const isEnvelope = schema.properties?.msgCode !== undefined;
  const isMadeOfOthers = [schema.properties, schema.items, schema.oneOf, schema.allOf, schema.enum];
  const isMap = typeof schema.additionalProperties === 'object';
  return !isEnvelope && (isMap || isMadeOfOthers.some((part) => part !== undefined));
}
