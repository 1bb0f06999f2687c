import type { ErrorCode } from '@claypot/sdk';
import { voucherErrorCode } from '../../pricing/index.ts';
import { closedHours, timeProblem } from '../fulfilment/fulfilment-time.ts';
import type { DraftAnswers, OrderDraft, OrderObstacle } from './order-draft.ts';
import { draftLines } from './total.ts';

/**
 * Returns the obstacles to placing the order, the most important first; empty if it can be sent.
 */
export function obstaclesOf(draft: OrderDraft, answers: DraftAnswers): OrderObstacle[] {
  return [
    ...ofCart(draft),
    ...ofDelivery(draft, answers),
    ...ofVoucher(draft),
    ...ofTime(draft, answers),
    ...ofBranch(answers),
  ];
}

/** Returns the error code for an obstacle. */
export function errorCodeOf(obstacle: OrderObstacle): ErrorCode {
  switch (obstacle.kind) {
    case 'cartEmpty':
      return 'NOTHING_TO_CHECK_OUT';
    case 'itemsUnavailable':
      return 'ITEM_UNAVAILABLE';
    case 'noAddress':
      return 'MISSING_ADDRESS';
    case 'quotationPending':
      return 'ERROR';
    case 'quotationRefused':
    case 'voucherRefused':
      return obstacle.code;
    case 'timeNeeded':
    case 'timeGone':
      return 'INVALID_DELIVERY_TIME';
    case 'branchClosed':
      return 'BRANCH_CLOSED';
  }
}

/**
 * Returns the code of the rejected submission while its obstacle exists, else null. `ERROR` always
 * stays, because its cause may not be an obstacle.
 */
export function currentErrorCode(
  rejection: ErrorCode | null,
  obstacles: readonly OrderObstacle[],
): ErrorCode | null {
  if (rejection === 'ERROR') return rejection;
  return obstacles.some((obstacle) => errorCodeOf(obstacle) === rejection) ? rejection : null;
}

function ofCart({ branch_id, cart }: OrderDraft): OrderObstacle[] {
  if (cart === null || branch_id === null || cart.lines.length === 0)
    return [{ kind: 'cartEmpty' }];
  const gone = cart.lines.filter((line) => line.unavailable_reason !== null);
  return gone.length === 0 ? [] : [{ kind: 'itemsUnavailable', lineIds: gone.map(({ id }) => id) }];
}

function ofDelivery({ address, method }: OrderDraft, { quotation }: DraftAnswers): OrderObstacle[] {
  if (method !== 'delivery') return [];
  if (address === null) return [{ kind: 'noAddress' }];
  if (quotation.error !== null) return [{ kind: 'quotationRefused', code: quotation.error }];
  return quotation.fee === null ? [{ kind: 'quotationPending' }] : [];
}

function ofVoucher(draft: OrderDraft): OrderObstacle[] {
  if (draft.voucher === null) return [];
  const code = voucherErrorCode(draft.voucher.terms.priced, draftLines(draft).subtotal);
  return code === null ? [] : [{ kind: 'voucherRefused', code }];
}

function ofTime(
  { method, requestedTime }: OrderDraft,
  { hours, now }: DraftAnswers,
): OrderObstacle[] {
  const problem = timeProblem(hours, { method, time: requestedTime }, now);
  if (problem === null) return [];
  return [{ kind: problem === 'needed' ? 'timeNeeded' : 'timeGone' }];
}

function ofBranch({ hours, now }: DraftAnswers): OrderObstacle[] {
  const closed = hours && closedHours(hours, now);
  return closed === null ? [] : [{ kind: 'branchClosed', hours: closed }];
}
