import {
  createClaimedVoucher,
  createClaimedVouchers,
  createOfferedVoucher,
  createOfferedVouchers,
} from '../../../loyalty/vouchers/vouchers.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** A member's vouchers: what can be claimed, and what is held. */
export const voucherMachines = defineMachines((parts) => ({
  claimedVouchers: () => createClaimedVouchers(parts),
  offeredVouchers: () => createOfferedVouchers(parts),
  claimedVoucher: () => createClaimedVoucher(parts),
  offeredVoucher: () => createOfferedVoucher(parts),
}));
