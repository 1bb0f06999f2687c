import type { EventBus } from '../../events/event-bus.ts';
import type { Navigation } from '../../ports/ports.ts';
import { pathTo } from '../../routes/path-to.ts';

export interface VoucherPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/** Where vouchers lead: one that is claimed is shown in place of the offer, one that is not there back. */
export function followVouchers({ events, navigation }: VoucherPolicyDeps): () => void {
  return events.on({
    'voucher.claimed': ({ id }) =>
      navigation.to(pathTo('claimedVoucher', { voucher_id: id }), { replace: true }),
    'voucher.missed': ({ was }) =>
      navigation.back(pathTo(was === 'claimed' ? 'myVouchers' : 'voucherList')),
  });
}
