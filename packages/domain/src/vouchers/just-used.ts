import type { Voucher } from '@claypot/sdk';

/** How long the counter is shown that a voucher was used, in minutes: as long as a meal is paid. */
const SHOWN_FOR = 15;

/** Whether a voucher was used so lately that it may have to be shown at the counter again. */
export function isJustUsed(
  { used_at, voucher_status }: Pick<Voucher, 'used_at' | 'voucher_status'>,
  now: Temporal.Instant,
): boolean {
  if (voucher_status !== 'USED' || used_at === null) return false;
  const until = Temporal.Instant.from(used_at).add({ minutes: SHOWN_FOR });
  return Temporal.Instant.compare(now, until) < 0;
}
