import type { EventBus } from '../../events/event-bus.ts';
import type { Navigation } from '../../ports/ports.ts';
import { pathTo } from '../../routes/path-to.ts';

export interface VoucherPolicyDeps {
  events: EventBus;
  navigation: Navigation;
}

/**
 * Subscribes the policy that navigates after voucher events. A claimed voucher replaces its offer;
 * a missing voucher leads back to the list. Returns an unsubscribe function.
 */
export function followVouchers({ events, navigation }: VoucherPolicyDeps): () => void {
  return events.on({
    'voucher.claimed': ({ id }) =>
      navigation.to(pathTo('claimedVoucher', { voucher_id: id }), { replace: true }),
    'voucher.missed': ({ was }) =>
      navigation.back(pathTo(was === 'claimed' ? 'myVouchers' : 'voucherList')),
  });
}
