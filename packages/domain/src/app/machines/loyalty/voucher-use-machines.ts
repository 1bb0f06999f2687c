import { createClaimVoucher } from '../../../loyalty/vouchers/claim-voucher.implementation.ts';
import { createUseVoucher } from '../../../loyalty/vouchers/use-voucher.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** What is done with a voucher, on its own page: most screens only count them. */
export const voucherUseMachines = defineMachines((parts) => ({
  claimVoucher: () => createClaimVoucher(parts),
  useVoucher: () => createUseVoucher(parts),
}));
