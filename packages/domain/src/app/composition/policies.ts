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
import type { CartEvent } from '../../ordering/cart/cart.setup.ts';
import type { CheckoutEvent } from '../../ordering/checkout/checkout.types.ts';
import { CHOICE } from '../../ordering/discounts/choice-name.ts';
import { ADDRESS_RECORDS } from '../../places/addresses/address-records.ts';
import type { AddressesEvent } from '../../places/addresses/addresses.machine.ts';
import { selectDefaultAddress } from '../../places/addresses/addresses.selectors.ts';
import { preferBranch } from '../../places/delivery-branch/prefer-branch.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { createTabSignal } from '../../storage/tab-signal.ts';
import { followCodeSecret } from '../policies/account/code-secret.ts';
import { migrateGuest } from '../policies/account/guest-migration.ts';
import { followMember } from '../policies/account/member.ts';
import { followOwner } from '../policies/account/owner.ts';
import { followPageVisitor } from '../policies/account/page-visitor.ts';
import { followBookings } from '../policies/booking.ts';
import { followCart } from '../policies/ordering/cart.ts';
import { followOrder, notifyCheckout } from '../policies/ordering/order.ts';
import {
  shareBookingsWithTabs,
  shareCartWithTabs,
  shareVouchersWithTabs,
  shareWalletWithTabs,
} from '../policies/other-tabs.ts';
import { followAddresses } from '../policies/places/address.ts';
import { followBranch } from '../policies/places/branch.ts';
import { nameBranch } from '../policies/places/name-branch.ts';
import { rememberPreferredBranch } from '../policies/places/preferred-branch.ts';
import { invalidateStale } from '../policies/stale.ts';
import { followVouchers } from '../policies/voucher.ts';
import { followWallet } from '../policies/wallet.ts';
import type { Areas } from './areas.ts';
import type { Core } from './core.ts';
import type { Records } from './records.ts';

interface PoliciesDeps {
  areas: Areas;
  core: Core;
  records: Records;
  cache: Parameters<typeof invalidateStale>[0]['cache'];
}

/** Storage names of what areas store and a sign-out erases, beside {@link Records}. */
const OTHERS = [CART_CHOICE, CHOICE, ADDRESS_RECORDS.guest, ADDRESS_RECORDS.member];

/**
 * Subscribes the policies that the first screen does not need. They are ordered so that cached data
 * is invalidated before a screen refetches it. An area that has not started receives no events: it
 * reads the current state when it starts. Returns an unsubscribe function.
 */
export function followPolicies(deps: PoliciesDeps): () => void {
  const { areas, cache, core, records } = deps;
  const { events } = core;
  const { api, connection, navigation, pageCookies, reads } = core.ports;
  const { session } = core.actors;
  const addresses: { send(event: AddressesEvent): void } = {
    send: (event) => areas.started('addresses')?.addresses.send(event),
  };
  const cart: { send(event: CartEvent): void } = {
    send: (event) => areas.started('cart')?.cart.send(event),
  };
  const checkout: { send(event: CheckoutEvent): void } = {
    send: (event) => areas.started('checkout')?.checkout.send(event),
  };
  const member = () => selectMember(session.getSnapshot());
  const method = () => selectDeliveryMethod(session.getSnapshot());
  const address = () => {
    const started = areas.started('addresses');
    return started === undefined ? null : selectDefaultAddress(started.addresses.getSnapshot());
  };
  const branchId = () => selectBranch(session.getSnapshot())?.id ?? null;
  const stored = (thing: string) => ({
    clear: () => core.ports.storage.remove(storageKey(core.subdomain, thing)),
  });
  const ownPayment = () => ownedBy(records.orderPayment, core.identity());
  const signal = (thing: string) => createTabSignal(core.ports, core.subdomain, thing);

  const rename = () => void renameBranch({ api, branchId, session });
  nameBranch({
    isUnnamed: () => selectBranch(session.getSnapshot())?.name === '',
    rename,
    whenIdle: reads.whenIdle,
  });

  const stops = [
    invalidateStale({ cache, events }),
    followBranch({
      events,
      navigation,
      session,
      needsAddress: () => method() === 'delivery' && address() === null,
      rename,
    }),
    rememberPreferredBranch({
      events,
      prefer: () => {
        const place = address();
        if (place === null) return;
        preferBranch(
          { branchId, identity: core.identity, preferred: records.preferredBranch },
          place,
        );
      },
    }),
    followCart({ cart, chosen: () => ({ branchId: branchId(), method: method() }), events }),
    followOrder({ events, navigation }),
    notifyCheckout({ checkout, events }),
    shareCartWithTabs({ cartChanged: signal('cart-changed'), events }),
    shareBookingsWithTabs({ bookingsChanged: signal('bookings-changed'), events }),
    shareVouchersWithTabs({ events, vouchersChanged: signal('vouchers-changed') }),
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
      record: { stored: records.orderPayment, own: ownPayment },
    }),
    followOwner({
      addresses,
      cart,
      checkout,
      events,
      ownRecord: ownPayment,
      buyer: records.buyer,
      draft: records.orderDraft,
      others: [records.unsentCart, records.unsentAddresses, ...OTHERS.map(stored)],
    }),
    followBookings({
      events,
      navigation,
      contact: records.contact,
      record: {
        stored: records.reservation,
        own: () => ownedBy(records.reservation, core.identity()),
      },
      reservation: { send: (event) => areas.started('booking')?.reservation.send(event) },
    }),
    shareWalletWithTabs({ events, walletChanged: signal('wallet-changed') }),
    followWallet({
      events,
      ownRecord: () => ownedBy(records.topUpPayment, core.identity()),
      refreshMember: () => void refreshMember({ api, emit: events.emit, member }),
      topUp: { send: (event) => areas.started('wallet')?.topUp.send(event) },
    }),
    ...(pageCookies
      ? [
          followPageVisitor({
            cookies: pageCookies,
            events,
            owner: () => selectOwner(session.getSnapshot()),
            request: (body, signal) => api.pageVisitor({ body }, { signal }),
            whenIdle: reads.whenIdle,
          }),
        ]
      : []),
    followCodeSecret({
      connection,
      events,
      isMember: () => member() !== null,
      secret: records.codeSecret,
      whenIdle: reads.whenIdle,
    }),
    emitOwnerChanges({ emit: events.emit, session }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
