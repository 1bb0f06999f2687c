import {
  createHeldVoucher,
  createHeldVouchers,
  createOfferedVoucher,
  createOfferedVouchers,
} from '../../../loyalty/vouchers/vouchers.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** A member's vouchers: what can be claimed, and what is held. */
export const voucherMachines = defineMachines((parts) => ({
  heldVouchers: () => createHeldVouchers(parts),
  offeredVouchers: () => createOfferedVouchers(parts),
  heldVoucher: () => createHeldVoucher(parts),
  offeredVoucher: () => createOfferedVoucher(parts),
}));
