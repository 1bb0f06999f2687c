import type { Contract, Schema } from './bundle.ts';
import { notice } from './notice.ts';

/**
 * Returns the source of `models.ts`: a type for each object, list, union and enum of the contract,
 * with amounts in cents. Primitive types have no name, and errors are an `ApiError`.
 */
export function modelTypes(contract: Contract): string {
  const names = Object.entries(contract.components.schemas)
    .filter(([, schema]) => isShape(schema))
    .map(([name]) => name)
    .sort();
  return [
    notice,
    "import type { Schemas } from './types.ts';\n",
    "import type { InCents } from '../../in-cents.ts';\n\n",
    ...names.map((name) => `export type ${name} = InCents<Schemas['${name}']>;\n`),
  ].join('');
}

function isShape(schema: Schema): boolean {
  const isEnvelope = schema.properties?.msgCode !== undefined;
  const isMadeOfOthers = [schema.properties, schema.items, schema.oneOf, schema.allOf, schema.enum];
  const isMap = typeof schema.additionalProperties === 'object';
  return !isEnvelope && (isMap || isMadeOfOthers.some((part) => part !== undefined));
}
