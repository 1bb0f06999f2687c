import type { OperationId } from '@claypot/sdk/contract-types';
import { invalidRequest } from '../shared/api-error.ts';
import { findUnsafeText } from '../shared/text/safe-text.ts';
import type { Context } from './context/context.ts';
import type { Handler, Handlers, RequestOf } from './handlers.ts';
import type { OperationChecks, Parts } from './schema/checks.ts';

/**
 * Rejects a request that violates the contract or contains text that cannot be stored.
 * @throws ApiError `INVALID_REQUEST` with the path of the field.
 */
export function checkRequest(checks: Pick<OperationChecks, 'findErrorPath'>, parts: Parts): void {
  const { path, headers, body } = parts;
  // The contract is checked first: it limits the body's depth, on which the recursive text check
  // relies.
  const problem =
    checks.findErrorPath(parts) ?? findUnsafeText({ path, header: headers, body }, '');
  if (problem !== null) throw invalidRequest(problem.replace(/^\./, ''));
}

/** Calls the handler with a validated request. Returns the `data` of the OK envelope. */
export function runHandler<O extends OperationId>(
  handlers: Handlers,
  id: O,
  context: Context,
  parts: Parts,
): Promise<unknown> {
  const handler: Handler<O> = handlers[id];
  // `checkRequest` has validated these parts, so they are a `RequestOf`.
  return handler(context, parts as unknown as RequestOf<O>);
}
