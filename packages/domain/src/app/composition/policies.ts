import { CART_CHOICE } from '../../account/guest-migration/cart-choice-name.ts';
import { refreshMember } from '../../account/member/refresh-member.ts';
import { emitOwnerChanges } from '../../account/session/owner-changes.ts';
import { renameBranch } from '../../account/session/rename-branch.ts';
import {
  selectBranch,
  selectDeliveryMethod,
  selectIdentity,
  selectMember,
  selectOwner,
} from '../../account/session/session.selectors.ts';
import { selectCompany } from '../../company/record/company.selectors.ts';
import { selectShownCart } from '../../ordering/cart/cart.selectors.ts';
import { selectCheckout } from '../../ordering/checkout/checkout.selectors.ts';
import { CHOICE } from '../../ordering/discounts/choice-name.ts';
import { memberPoints } from '../../ordering/discounts/member-points.ts';
import { selectDefaultAddress } from '../../places/addresses/addresses.selectors.ts';
import { preferBranch } from '../../places/delivery-branch/prefer-branch.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { createTabSignal } from '../../storage/tab-signal.ts';
import { migrateGuest } from '../policies/account/guest-migration.ts';
import { followMember } from '../policies/account/member.ts';
import { followOwner } from '../policies/account/owner.ts';
import { followPageVisitor } from '../policies/account/page-visitor.ts';
import { followBookings } from '../policies/booking.ts';
import { followCart } from '../policies/ordering/cart.ts';
import { endDiscounts } from '../policies/ordering/discounts.ts';
import { followOrder, notifyCheckout } from '../policies/ordering/order.ts';
import { followOrdering } from '../policies/ordering/order-draft.ts';
import {
  shareBookingsWithTabs,
  shareCartWithTabs,
  shareVouchersWithTabs,
  shareWalletWithTabs,
} from '../policies/other-tabs.ts';
import { followAddresses } from '../policies/places/address.ts';
import { followBranch } from '../policies/places/branch.ts';
import { rememberPreferredBranch } from '../policies/places/preferred-branch.ts';
import { invalidateStale } from '../policies/stale.ts';
import { followVouchers } from '../policies/voucher.ts';
import { followWallet } from '../policies/wallet.ts';
import type { BookingActors } from './booking-actors.ts';
import type { Core } from './core.ts';
import type { OrderingActors } from './ordering-actors.ts';
import type { WalletActors } from './wallet-actors.ts';

interface PoliciesDeps {
  core: Core;
  ordering: OrderingActors;
  booking: BookingActors;
  wallet: WalletActors;
  cache: Parameters<typeof invalidateStale>[0]['cache'];
}

/**
 * Subscribes the policies that the first screen does not need. They are ordered so that cached data
 * is invalidated before a screen refetches it. Returns an unsubscribe function.
 */
export function followPolicies(deps: PoliciesDeps): () => void {
  const { booking, cache, core, ordering, wallet } = deps;
  const { events } = core;
  const { api, navigation, pageCookies, reads } = core.ports;
  const { company, session } = core.actors;
  const { addresses, cart, checkout, orderDraft, quotation } = ordering.actors;
  const member = () => selectMember(session.getSnapshot());
  const method = () => selectDeliveryMethod(session.getSnapshot());
  const address = () => selectDefaultAddress(addresses.getSnapshot());
  const branchId = () => selectBranch(session.getSnapshot())?.id ?? null;
  const { preferred } = ordering;
  const removeStored = (thing: string) =>
    core.ports.storage.remove(storageKey(core.subdomain, thing));
  const ownRecord = () => ownedBy(ordering.record, core.identity());

  const facts = () => {
    const shown = selectShownCart(cart.getSnapshot());
    return {
      identity: core.identity(),
      member: member(),
      cart: shown,
      branch_id: shown?.branch_id ?? branchId(),
      method: method() ?? 'pickup',
      address: method() === 'delivery' ? address() : null,
      points: memberPoints(member(), selectCompany(company.getSnapshot())),
    };
  };

  const stops = [
    invalidateStale({ cache, events }),
    followBranch({
      events,
      navigation,
      session,
      needsAddress: () => method() === 'delivery' && address() === null,
      rename: () => void renameBranch({ api, branchId, session }),
    }),
    rememberPreferredBranch({
      events,
      prefer: () => {
        const place = address();
        if (place !== null) preferBranch({ branchId, identity: core.identity, preferred }, place);
      },
    }),
    followCart({ cart, chosen: () => ({ branchId: branchId(), method: method() }), events }),
    followOrder({ events, navigation }),
    notifyCheckout({ checkout, events }),
    shareCartWithTabs({ cartChanged: ordering.cartChanged, events }),
    shareBookingsWithTabs({ bookingsChanged: booking.bookingsChanged, events }),
    shareVouchersWithTabs({
      events,
      vouchersChanged: createTabSignal(core.ports, core.subdomain, 'vouchers-changed'),
    }),
    followVouchers({ events, navigation }),
    followAddresses({ events, navigation }),
    followMember({
      events,
      navigation,
      session,
      isMember: () => selectIdentity(session.getSnapshot()) === 'member',
    }),
    migrateGuest({
      checkout,
      events,
      session,
      record: { stored: ordering.record, own: ownRecord },
    }),
    followOwner({
      addresses,
      cart,
      checkout,
      events,
      ownRecord,
      buyer: ordering.buyer,
      draft: ordering.draft,
      unsent: [...ordering.unsent, { clear: () => removeStored(CART_CHOICE) }],
    }),
    followBookings({
      events,
      navigation,
      contact: booking.contact,
      record: booking.record,
      reservation: booking.actors.reservation,
    }),
    shareWalletWithTabs({ events, walletChanged: wallet.walletChanged }),
    followWallet({
      events,
      ownRecord: wallet.record.own,
      refreshMember: () => void refreshMember({ api, emit: events.emit, member }),
      topUp: wallet.actors.topUp,
    }),
    ...(pageCookies
      ? [
          followPageVisitor({
            cookies: pageCookies,
            events,
            owner: () => selectOwner(session.getSnapshot()),
            request: (body) => api.pageVisitor({ body }),
            whenIdle: reads.whenIdle,
          }),
        ]
      : []),
    emitOwnerChanges({ emit: events.emit, session }),
    wallet.record.stored.onChangeElsewhere(() =>
      wallet.actors.topUp.send({ type: 'ADOPT', record: wallet.record.own() }),
    ),
    ordering.record.onChangeElsewhere(() => checkout.send({ type: 'ADOPT', record: ownRecord() })),
    followOrdering({
      draft: orderDraft,
      followed: [session, addresses, cart],
      facts,
      quotation,
    }),
    endDiscounts({
      checkout,
      draft: orderDraft,
      events,
      clearChoice: () => removeStored(CHOICE),
      problem: () => selectCheckout(checkout.getSnapshot()).problem,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
