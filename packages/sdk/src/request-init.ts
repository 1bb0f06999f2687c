import type { Common } from './client.ts';
import { convert, toWire } from './convert.ts';
import type { RuntimeContract } from './typed-client.ts';

/** What the client knows of an operation at runtime. */
export interface OperationFacts {
  /** Key of the nested envelope; null if the result is not nested. */
  readonly wrapped: string | null;
  /** Schema of the body; absent without amounts in it. */
  readonly request?: string;
  /** Schema of the result; absent without amounts in it. */
  readonly response?: string;
  /** True for a multipart body. */
  readonly form?: boolean;
  /** True if the operation changes nothing. */
  readonly safe?: boolean;
}

interface AnyInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Converts an operation's input for openapi-fetch, with amounts as strings and multipart bodies as
 * `FormData`. Returns a function that adds the common options.
 *
 * @throws ApiError of kind `malformed` if an amount is not a whole number of cents
 */
export function toRequestInit(
  { moneyPaths, endWithPage }: RuntimeContract,
  { request, form, safe }: OperationFacts,
  id: string,
  input: unknown,
): (common: Common) => object {
  const { path = {}, headers = {}, body } = input as AnyInput;
  // The browser completes a change after the customer has left the page.
  const outlivesPage = safe !== true && !endWithPage.includes(id);
  const parts = {
    params: { path, header: headers },
    ...(body !== undefined && {
      body: convert(null, () => toWire(moneyPaths, request ?? null, body)),
    }),
    ...(form === true && { bodySerializer: toFormData }),
    ...(outlivesPage && { keepalive: true }),
  };
  return (common) => ({ ...common, ...parts });
}

/**
 * Returns a body as `FormData`: omits missing and null values, keeps files, and converts all else
 * to text. Amounts are strings already.
 */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
}
