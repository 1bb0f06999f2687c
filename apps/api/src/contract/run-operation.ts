import type { OperationId } from '@claypot/sdk/contract-types';
import { invalidRequest } from '../shared/api-error.ts';
import { findUnsafeText } from '../shared/text/safe-text.ts';
import type { Context } from './context/context.ts';
import type { Handler, Handlers, RequestOf } from './handlers.ts';
import type { OperationChecks, Parts } from './schema/checks.ts';

/** Refuses a request that does not fit the contract, or holds text that cannot be stored. */
export function checkRequest(checks: OperationChecks, parts: Parts): void {
  const { path, headers, body } = parts;
  // The contract first: it bounds how deep the body goes, which the walk over its text relies on.
  const fault = checks.findFault(parts) ?? findUnsafeText({ path, header: headers, body }, '');
  if (fault !== null) throw invalidRequest(fault.replace(/^\./, ''));
}

/** Hands a checked request to its handler; the `data` of the OK envelope. */
export function runHandler<O extends OperationId>(
  handlers: Handlers,
  id: O,
  context: Context,
  parts: Parts,
): Promise<unknown> {
  const handler: Handler<O> = handlers[id];
  // The contract has just been checked on these parts: that is what makes them a `RequestOf`.
  return handler(context, parts as unknown as RequestOf<O>);
}
