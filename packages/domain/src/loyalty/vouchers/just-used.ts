import type { Voucher } from '@claypot/sdk';

/** How long the counter is shown that a voucher was used, in minutes: as long as a meal is paid. */
const SHOWN_FOR = 15;

type Used = Pick<Voucher, 'used_at' | 'used_order_id' | 'voucher_status'>;

/**
 * Whether a voucher was used at the counter, so lately that it may have to be shown there again. One
 * that an order has used is nothing to show: it would be taken off a bill as well.
 */
export function isJustUsed(
  { used_at, used_order_id, voucher_status }: Used,
  now: Temporal.Instant,
): boolean {
  if (voucher_status !== 'USED' || used_at === null || used_order_id !== null) return false;
  const until = Temporal.Instant.from(used_at).add({ minutes: SHOWN_FOR });
  return Temporal.Instant.compare(now, until) < 0;
}
