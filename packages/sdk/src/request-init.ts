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

/** Changes that the browser may end with their page, which needs what they return. */
const ENDS_WITH_PAGE: readonly OperationId[] = [
  'authLogin',
  'authLoginByMemberNo',
  'authSendForgotOtp',
  'authSendOtp',
  // Browsers reject a request that outlives its page above 64 KiB, and an avatar may be larger.
  'updateProfile',
];

/** Whether the browser finishes the request although the customer leaves the page. */
function outlivesPage(id: OperationId): boolean {
  return !('safe' in operations[id]) && !ENDS_WITH_PAGE.includes(id);
}

/**
 * What an operation takes, as openapi-fetch takes it: amounts as the wire has them, a form as one.
 * @returns the request for what all of them are sent with.
 * @throws ApiError of kind `malformed` when an amount is no whole number of cents
 */
export function toRequestInit<O extends OperationId>(
  id: O,
  input: OperationInput<O>,
): (common: Common) => RequestInit<O>;
// Which parts there are follows from the operation; that amounts became strings, no type can see.
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
 * A body as a form: what is absent or null is left out, a file stays one, all else is text. Amounts
 * are in the wire's form already.
 */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
}
