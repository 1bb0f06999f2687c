import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Creates a function that returns why a value does not match a schema of a contract; null if it
 * does.
 *
 * @param components the contract's components; amounts of a value are integer cents
 */
export function createValidator(
  components: object,
): (schema: string, value: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: inCents(components) });
  return (schema, value) => {
    const ref = `contract#/components/schemas/${schema}`;
    const check = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
    return check(value) ? null : ajv.errorsText(check.errors);
  };
}

/** Returns the schemas with amounts as integer cents instead of decimal strings. */
function inCents(schemas: object): object {
  return JSON.parse(JSON.stringify(schemas), (_, part: unknown) => {
    const isMoney =
      typeof part === 'object' && part !== null && 'format' in part && part.format === 'money';
    if (!isMoney) return part;
    const isNullable = 'type' in part && Array.isArray(part.type);
    return { type: isNullable ? ['integer', 'null'] : 'integer' };
  });
}
