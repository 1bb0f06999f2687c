/** JSON value of the bundled contract. */
export type Json =
  | { readonly [key: string]: Json }
  | readonly Json[]
  | string
  | number
  | boolean
  | null;

/**
 * Returns the error codes of an operation's own responses, in their order: the constants of
 * `msgCode` in responses that are written at the operation. Shared responses (`$ref`) are left out,
 * because every operation has them.
 */
export function errorCodesOf(operation: Json, contract: Json): string[] {
  const responses = Object.entries(asRecord(asRecord(operation).responses));
  const own = responses.filter(
    ([status, response]) => status !== '200' && !('$ref' in asRecord(response)),
  );
  return [...new Set(own.flatMap(([, response]) => codesIn(schemasOf(response), contract)))];
}

function schemasOf(response: Json | undefined): Json {
  return Object.values(asRecord(asRecord(response).content)).map(
    (media) => asRecord(media).schema ?? null,
  );
}

/** Returns the constants of `msgCode` in a schema; follows `$ref` and lists such as `oneOf`. */
function codesIn(schema: Json, contract: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each: Json) => codesIn(each, contract));
  const { $ref, oneOf, anyOf, allOf, properties } = asRecord(schema);
  if (typeof $ref === 'string') return codesIn(resolve($ref, contract), contract);
  const { const: code, enum: codes } = asRecord(asRecord(properties).msgCode);
  return [
    ...(typeof code === 'string' ? [code] : []),
    ...(Array.isArray(codes) ? codes.map(String) : []),
    ...[oneOf, anyOf, allOf].flatMap((list) => codesIn(list ?? [], contract)),
  ];
}

/** @throws Error if the contract does not contain the target. */
function resolve(pointer: string, contract: Json): Json {
  const target = pointer
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((value, key) => asRecord(value)[key], contract);
  if (target === undefined) throw new Error(`The contract does not contain ${pointer}`);
  return target;
}

/** Returns a JSON object as it is, and an empty object for any other value. */
export function asRecord(value: Json | undefined): Readonly<Record<string, Json | undefined>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json | undefined>>)
    : {};
}
