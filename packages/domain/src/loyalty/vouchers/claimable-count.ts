import type { Voucher } from '@claypot/sdk';

/** Number of offered vouchers that the member can claim now. */
export function claimableCount(offered: readonly Pick<Voucher, 'claim_refusal'>[]): number {
  return offered.filter(({ claim_refusal }) => claim_refusal === null).length;
}
