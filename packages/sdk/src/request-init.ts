import type { Common } from './client.ts';
import type { OperationId } from './contract-types.ts';
import { convert, toWire } from './convert.ts';
import { operations } from './generated/operations.ts';
import type { OperationInput, RequestInit } from './sdk-types.ts';

interface AnyInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Changes with a response that the page needs. The browser may cancel them with the page. */
const ENDS_WITH_PAGE: readonly OperationId[] = [
  'authLogin',
  'authLoginByMemberNo',
  'authSendForgotOtp',
  'authSendOtp',
  // Browsers reject a `keepalive` request above 64 KiB, and an avatar may be larger.
  'updateProfile',
];

/** Returns true if the browser must complete the request after the customer leaves the page. */
function outlivesPage(id: OperationId): boolean {
  return !('safe' in operations[id]) && !ENDS_WITH_PAGE.includes(id);
}

/**
 * Converts an operation's input for openapi-fetch, with amounts as strings and multipart bodies as
 * `FormData`. Returns a function that adds the common options.
 *
 * @throws ApiError of kind `malformed` if an amount is not a whole number of cents
 */
export function toRequestInit<O extends OperationId>(
  id: O,
  input: OperationInput<O>,
): (common: Common) => RequestInit<O>;
// The parts depend on the operation, and types cannot express the conversion of amounts.
export function toRequestInit(id: OperationId, input: unknown): (common: Common) => unknown {
  const { path = {}, headers = {}, body } = input as AnyInput;
  const operation = operations[id];
  const parts = {
    params: { path, header: headers },
    ...(body !== undefined && { body: convert(null, () => toWire(operation.request, body)) }),
    ...('form' in operation && { bodySerializer: toFormData }),
    ...(outlivesPage(id) && { keepalive: true }),
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
