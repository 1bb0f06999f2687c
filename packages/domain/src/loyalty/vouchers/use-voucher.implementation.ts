import { isRefusal, Refusal } from '../../machines/base/failure.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import { type HeldVoucher, heldVoucher } from './held-vouchers.ts';
import {
  readHeld,
  todayOf,
  type VoucherSubject,
  type VouchersDeps,
} from './vouchers.implementation.ts';

/**
 * Uses a voucher at the counter, having asked first, as nobody can take it back; done, `voucher.used`
 * is told. Where the reply is lost, what is held says whether it was used.
 */
export function createUseVoucher(deps: VouchersDeps) {
  const { api, emit, member } = deps;
  return createMutation<VoucherSubject, HeldVoucher>({
    mustAsk: async () => true,
    async run({ voucher_id: claimed_voucher_id }, { signal }) {
      const customer_id = member()?.id;
      if (customer_id === undefined) throw new Refusal('USER_NOT_FOUND');
      try {
        const body = { claimed_voucher_id, customer_id };
        return heldVoucher(await api.useVoucher({ body }, { signal }), todayOf(deps));
      } catch (error) {
        if (isRefusal(error)) throw error;
        const { past } = await readHeld(deps, signal);
        const used = past.find(({ id }) => id === claimed_voucher_id);
        if (used?.voucher_status !== 'USED') throw error;
        return used;
      }
    },
    onDone: () => emit({ type: 'voucher.used' }),
    onRefused: () => emit({ type: 'vouchers.outdated' }),
  });
}
