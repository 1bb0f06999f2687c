import { companyOfMember } from '../../../platform/db/company-of.ts';
import { DbError, type Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { notify, pointsMessage } from '../../notifications/index.ts';

export interface OrderOfMember {
  readonly id: string;
  readonly memberId: string;
  /** Order number shown to people. */
  readonly number: string;
  /** True for a bill at a branch. */
  readonly isDineIn?: boolean;
}

/** A change of a member's points. The database computes the balance after it. */
interface PointEntry {
  readonly memberId: string;
  readonly type:
    | 'purchase'
    | 'sign_up_reward'
    | 'dine_in'
    | 'voucher_redeem'
    | 'order_discount'
    | 'refund';
  /** Points received; negative if spent. 0 writes no entry. */
  readonly amount: number;
  readonly orderId: string | null;
  /**
   * The bill that reserves or returns the points, with its version, which makes the entry idempotent;
   * `orderId` is null then.
   */
  readonly bill?: { readonly id: string; readonly version: number };
  /** Refund of a part of an order that the points follow; `orderId` is null then. */
  readonly refundId?: string;
  /** Voucher that the points paid for. */
  readonly claimedVoucherId?: string;
}

/**
 * Writes an entry. Returns false if the same entry exists or the amount is 0.
 *
 * @throws DbError `point_entries_not_below_zero` if the balance would become negative.
 */
export async function addPoints(
  tx: Transaction,
  entry: PointEntry,
  now: Temporal.Instant,
): Promise<boolean> {
  const { memberId, type, amount, orderId, bill, refundId, claimedVoucherId } = entry;
  if (amount === 0) return false;
  const written = await tx.execute(sql`
    insert into point_entries
      (company_id, member_id, type, amount, order_id, bill_id, reservation, refund_id, claimed_voucher_id,
       created_at)
    values (${companyOfMember(memberId)}, ${memberId}, ${type}, ${amount}, ${orderId},
      ${bill?.id ?? null}, ${bill?.version ?? null}, ${refundId ?? null}, ${claimedVoucherId ?? null}, ${now})
    on conflict do nothing`);
  return written === 1;
}

/**
 * Writes an entry that spends points; nothing for 0.
 *
 * @throws ApiError `NOT_ENOUGH_POINT` if the balance is too low.
 */
export async function spendPoints(
  tx: Transaction,
  entry: PointEntry,
  now: Temporal.Instant,
): Promise<void> {
  try {
    await addPoints(tx, entry, now);
  } catch (error) {
    if (!(error instanceof DbError) || error.constraint !== 'point_entries_not_below_zero') {
      throw error;
    }
    throw new ApiError('NOT_ENOUGH_POINT', { cause: error });
  }
}

/** Credits the points of a completed order and notifies the member, once per order. */
export async function creditOrder(
  tx: Transaction,
  { id: orderId, memberId, number, isDineIn = false }: OrderOfMember,
  amount: number,
  now: Temporal.Instant,
): Promise<void> {
  const type = isDineIn ? 'dine_in' : 'purchase';
  if (!(await addPoints(tx, { memberId, type, amount, orderId }, now))) return;
  const message = pointsMessage(amount, number);
  await notify(
    tx,
    memberId,
    { id: `points-${orderId}`, message, about: { kind: 'order', id: orderId } },
    now,
  );
}
