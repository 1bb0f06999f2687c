import { createClaimVoucher } from '../vouchers/claim-voucher.live.ts';
import { createUseVoucher } from '../vouchers/use-voucher.live.ts';
import {
  createHeldVoucher,
  createHeldVouchers,
  createOfferedVoucher,
  createOfferedVouchers,
} from '../vouchers/vouchers.live.ts';
import { defineMachines } from './define-machines.ts';

/** A member's vouchers: what can be claimed, what is held, and what is done with either. */
export const voucherMachines = defineMachines((parts) => ({
  heldVouchers: () => createHeldVouchers(parts),
  offeredVouchers: () => createOfferedVouchers(parts),
  heldVoucher: () => createHeldVoucher(parts),
  offeredVoucher: () => createOfferedVoucher(parts),
  claimVoucher: () => createClaimVoucher(parts),
  useVoucher: () => createUseVoucher(parts),
}));
