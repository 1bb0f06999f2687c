import {
  createClaimedVoucher,
  createClaimedVouchers,
  createOfferedVoucher,
  createOfferedVouchers,
} from '../../../loyalty/vouchers/vouchers.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines of vouchers: those a member can claim, and those already claimed. */
export const voucherMachines = defineMachines((parts) => ({
  claimedVouchers: () => createClaimedVouchers(parts),
  offeredVouchers: () => createOfferedVouchers(parts),
  claimedVoucher: () => createClaimedVoucher(parts),
  offeredVoucher: () => createOfferedVoucher(parts),
}));
