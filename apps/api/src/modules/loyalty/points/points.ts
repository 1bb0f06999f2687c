import { companyOfMember } from '../../../platform/db/company-of.ts';
import { DbError, type Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { notify, pointsMessage } from '../../notifications/index.ts';

/** An order that a member has made. */
export interface OrderOfMember {
  readonly id: string;
  readonly memberId: string;
  /** The number people say to each other. */
  readonly number: string;
}

/**
 * A change of a member's points. The database writes the balance after it beside it, as the sum that
 * it is; nothing else stores one.
 */
interface PointEntry {
  readonly memberId: string;
  readonly type:
    | 'purchase'
    | 'sign_up_reward'
    | 'dine_in'
    | 'voucher_redeem'
    | 'order_discount'
    | 'refund';
  /** What came in, or, where negative, went; nothing is written for 0. */
  readonly amount: number;
  readonly orderId: string | null;
  /** The voucher that they went for. */
  readonly claimedVoucherId?: string;
}

/**
 * Writes an entry, once: the same one again changes nothing. Answers whether it was new.
 *
 * @throws DbError `point_entries_not_below_zero` where more would go than there is.
 */
export async function addPoints(
  tx: Transaction,
  { memberId, type, amount, orderId, claimedVoucherId }: PointEntry,
  now: Temporal.Instant,
): Promise<boolean> {
  if (amount === 0) return false;
  const written = await tx.execute(sql`
    insert into point_entries
      (company_id, member_id, type, amount, order_id, claimed_voucher_id, created_at)
    values (${companyOfMember(memberId)}, ${memberId}, ${type}, ${amount}, ${orderId},
      ${claimedVoucherId ?? null}, ${now})
    on conflict do nothing`);
  return written === 1;
}

/**
 * Writes what went; nothing for 0.
 *
 * @throws ApiError `NOT_ENOUGH_POINT` where the balance does not suffice.
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

/** Credits a completed order's points to the member who ordered. */
export async function creditOrder(
  tx: Transaction,
  { id: orderId, memberId, number }: OrderOfMember,
  amount: number,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await addPoints(tx, { memberId, type: 'purchase', amount, orderId }, now))) return;
  const message = pointsMessage(amount, number);
  await notify(
    tx,
    memberId,
    { id: `points-${orderId}`, message, about: { kind: 'order', id: orderId } },
    now,
  );
}
