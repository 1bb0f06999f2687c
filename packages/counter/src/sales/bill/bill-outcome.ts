import { ApiError } from '@claypot/sdk';
import { codeOf, errorDataOf, isApprovable, type OperationId } from '@claypot/sdk/counter';
import { needsApproval } from '../../orders/press-keys.ts';
import type { BillOutcome } from './bill-change.ts';

/** Returns the outcome of a failed request. Throws if a manager has to approve it. */
export function failedOutcome(operation: OperationId, error: unknown): BillOutcome {
  if (needsApproval(error) && isApprovable(operation)) throw error;
  const changed = errorDataOf(error, 'BILL_CHANGED');
  if (changed !== null) return { kind: 'changed', bill: changed.bill };
  if (isUnknown(error)) return { kind: 'unknown' };
  const items = errorDataOf(error, 'BILL_ITEM_UNAVAILABLE');
  const reason = items?.items[0]?.reason ?? null;
  return { kind: 'problem', problem: { code: codeOf(error), reason } };
}

/** Returns true if the request may have reached the server, or could not be sent. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.outcomeUnknown || error.kind === 'unsent') return true;
  return codeOf(error) === 'TOO_MANY_REQUESTS';
}
