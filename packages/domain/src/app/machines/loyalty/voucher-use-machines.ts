import { createClaimVoucher } from '../../../loyalty/vouchers/claim-voucher.implementation.ts';
import { createUseVoucher } from '../../../loyalty/vouchers/use-voucher.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/**
 * Machines to claim and use a voucher. They are separate because most screens only count vouchers.
 */
export const voucherUseMachines = defineMachines((parts) => ({
  claimVoucher: () => createClaimVoucher(parts),
  useVoucher: () => createUseVoucher(parts),
}));
