import { createClaimVoucher } from '../vouchers/claim-voucher.live.ts';
import { createUseVoucher } from '../vouchers/use-voucher.live.ts';
import { defineMachines } from './define-machines.ts';

/** What is done with a voucher, on its own page: most screens only count them. */
export const voucherUseMachines = defineMachines((parts) => ({
  claimVoucher: () => createClaimVoucher(parts),
  useVoucher: () => createUseVoucher(parts),
}));
