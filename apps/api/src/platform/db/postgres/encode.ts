import { Json, type SqlValue } from '../sql.ts';

/** A parameter in PostgreSQL's text format. */
export type TextValue = string | null;

/** Encodes a value in PostgreSQL's text format. The server infers the type from the context. */
export function encode(value: SqlValue): TextValue {
  if (value === null) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
    case 'bigint':
      return String(value);
  }
  if (value instanceof Json) return encodeJson(value.value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (isArray(value)) return `{${value.map(encodeElement).join(',')}}`;
  return textOf(value);
}

/** Cache of formatted times: every statement of a request uses the same `now`. */
const texts = new WeakMap<object, string>();

function textOf(moment: Temporal.Instant | Temporal.PlainDate | Temporal.PlainTime): string {
  const text = texts.get(moment) ?? moment.toString();
  texts.set(moment, text);
  return text;
}

function encodeJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('undefined and functions have no JSON form');
  return text;
}

/** `Array.isArray` alone does not narrow a readonly array out of a union. */
function isArray(value: SqlValue): value is readonly (string | number)[] {
  return Array.isArray(value);
}

function encodeElement(element: string | number): string {
  return `"${String(element).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
