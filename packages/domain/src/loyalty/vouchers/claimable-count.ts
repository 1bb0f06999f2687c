import type { Voucher } from '@claypot/sdk';

/** Returns the number of offered vouchers that the member can claim now. */
export function claimableCount(offered: readonly Pick<Voucher, 'claim_refusal'>[]): number {
  return offered.filter(({ claim_refusal }) => claim_refusal === null).length;
}
