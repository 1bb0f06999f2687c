import type { Voucher } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** A voucher that a member holds and can use: RM10 off from RM50. */
export function aClaimedVoucher(fields: Partial<Voucher> = {}): Voucher {
  return sample(first(examples.ClaimedVouchers), fields);
}

/** A voucher that can be claimed: RM10 off from RM50. */
export function anOfferedVoucher(fields: Partial<Voucher> = {}): Voucher {
  return sample(first(examples.Vouchers), fields);
}
