import type { Voucher } from '@claypot/sdk';

/**
 * Time for which a used voucher can be shown at the counter, in minutes: about the time to pay for
 * a meal.
 */
const SHOWN_FOR = 15;

type Used = Pick<Voucher, 'used_at' | 'used_order_id' | 'voucher_status'>;

/**
 * Returns true if a voucher was used at the counter recently and may have to be shown there again.
 * Vouchers used by an order are excluded, because the counter would deduct them a second time.
 */
export function isJustUsed(
  { used_at, used_order_id, voucher_status }: Used,
  now: Temporal.Instant,
): boolean {
  if (voucher_status !== 'USED' || used_at === null || used_order_id !== null) return false;
  const until = Temporal.Instant.from(used_at).add({ minutes: SHOWN_FOR });
  return Temporal.Instant.compare(now, until) < 0;
}
