import { BusinessError, isBusinessError } from '../../machines/base/failure.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import { type ClaimedVoucher, claimedVoucher } from './claimed-vouchers.ts';
import {
  readClaimed,
  todayOf,
  type VoucherSubject,
  type VouchersDeps,
} from './vouchers.implementation.ts';

/**
 * Creates the mutation that uses a voucher at the counter and emits `voucher.used`. It throws
 * `USER_NOT_FOUND` without a member. It asks for confirmation, because a use cannot be undone. If
 * the response is lost, the current vouchers show if it was used.
 */
export function createUseVoucher(deps: VouchersDeps) {
  const { api, emit, member } = deps;
  return createMutation<VoucherSubject, ClaimedVoucher>({
    mustAsk: async () => true,
    async run({ voucher_id: claimed_voucher_id }, { signal }) {
      const customer_id = member()?.id;
      if (customer_id === undefined) throw new BusinessError('USER_NOT_FOUND');
      try {
        const body = { claimed_voucher_id, customer_id };
        return claimedVoucher(await api.useVoucher({ body }, { signal }), todayOf(deps));
      } catch (error) {
        if (isBusinessError(error)) throw error;
        const { past } = await readClaimed(deps, signal);
        const used = past.find(({ id }) => id === claimed_voucher_id);
        if (used?.voucher_status !== 'USED') throw error;
        return used;
      }
    },
    onDone: () => emit({ type: 'voucher.used' }),
    onRejected: () => emit({ type: 'vouchers.outdated' }),
  });
}
