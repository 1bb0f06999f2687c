import { sum } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import { formatMoneyString } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { findPaidAmount } from '../../payments/index.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { chooseLines, findPricedLines, type PricedLine } from './priced-lines.ts';

/** Part of an order to refund: an amount, lines, or neither for all that is left. */
export interface RequestedRefund {
  readonly amount: Cents | null;
  readonly lineIds: readonly string[];
}

/** A refund that is possible. */
export interface PossibleRefund {
  readonly paymentId: string;
  readonly amount: Cents;
  readonly lines: readonly PricedLine[];
}

/**
 * Locks an order and returns what to refund, so that concurrent refunds of it wait for each other.
 * @throws ApiError `REFUND_EXCEEDS_PAYMENT` if less is left, `LINE_REFUNDED` if a line is refunded
 * already, `INVALID_REQUEST` for an amount of nothing, or an amount and lines.
 */
export async function planRefund(
  tx: Transaction,
  companyId: string,
  orderId: string,
  { amount, lineIds }: RequestedRefund,
): Promise<PossibleRefund> {
  if (amount !== null && (amount === 0 || lineIds.length > 0)) throw invalidRequest('body.amount');
  await lockOrder(tx, orderId);
  const lines = chooseLines(
    orderId,
    await findPricedLines(tx, companyId, orderId),
    lineIds,
    'body.line_ids',
  );
  if (lines.some(({ is_refunded }) => is_refunded)) throw new ApiError('LINE_REFUNDED');
  const payment = await findPaidAmount(tx, orderId);
  if (payment === null) throw new ApiError('NOT_FOUND');
  const { paymentId, refundable } = payment;
  const wanted = amount ?? (lines.length > 0 ? sum(lines.map(({ share }) => share)) : refundable);
  if (wanted === 0 && lines.length > 0) throw invalidRequest('body.line_ids');
  if (wanted === 0 || wanted > refundable) {
    throw new ApiError('REFUND_EXCEEDS_PAYMENT', {
      data: { refundable: formatMoneyString(refundable) },
    });
  }
  return { paymentId, amount: wanted, lines };
}
