import type { Voucher } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** Returns a member's usable voucher: RM10 off from RM50. */
export function aClaimedVoucher(fields: Partial<Voucher> = {}): Voucher {
  return sample(first(examples.ClaimedVouchers), fields);
}

/** Returns a voucher that can be claimed: RM10 off from RM50. */
export function anOfferedVoucher(fields: Partial<Voucher> = {}): Voucher {
  return sample(first(examples.Vouchers), fields);
}
