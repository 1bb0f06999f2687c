import {
  type Document,
  type Operation,
  resolve,
  type Schema,
} from '../../../openapi/checks/document.ts';

/**
 * Returns the error codes of an operation's own responses, in their order: the constants of
 * `msgCode` in responses that are written at the operation. Shared responses (`$ref`) are left out,
 * because every operation has them.
 */
export function errorCodesOf({ responses }: Operation, contract: Document): string[] {
  const own = Object.entries(responses).flatMap(([status, response]) =>
    status === '200' || '$ref' in response ? [] : Object.values(response.content ?? {}),
  );
  return [...new Set(own.flatMap(({ schema }) => codesIn(schema, contract)))];
}

/** Returns the constants of `msgCode` in a schema; follows `$ref`, `oneOf` and `allOf`. */
function codesIn(schema: Schema, contract: Document): string[] {
  const { allOf = [], oneOf = [], properties } = resolve(contract, schema);
  const { const: code, enum: codes = [] } = properties?.msgCode ?? {};
  return [
    ...(code === undefined ? codes : [code]).map(String),
    ...[...oneOf, ...allOf].flatMap((each) => codesIn(each, contract)),
  ];
}
