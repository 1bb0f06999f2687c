import { createActor } from 'xstate';
import { selectBranch, selectDeliveryMethod } from '../../account/session/session.selectors.ts';
import { storedPayment } from '../../machines/payment/record.ts';
import { createCartImplementations } from '../../ordering/cart/cart.implementation.ts';
import { selectUnsentCart } from '../../ordering/cart/cart.selectors.ts';
import { createUnsentCart } from '../../ordering/cart/unsent-cart.ts';
import { storedBuyer } from '../../ordering/checkout/buyer.ts';
import { createCheckout } from '../../ordering/checkout/checkout.implementation.ts';
import { discountsLogic } from '../../ordering/discounts/discounts.actor.ts';
import { orderDraftLogic } from '../../ordering/order-draft/order-draft.actor.ts';
import { storedOrderDraft } from '../../ordering/order-draft/record.ts';
import { createQuotationImplementations } from '../../ordering/quotation/quotation.implementation.ts';
import { createAddressesImplementations } from '../../places/addresses/addresses.implementation.ts';
import { selectUnsentAddressChanges } from '../../places/addresses/addresses.selectors.ts';
import { createUnsentAddressChanges } from '../../places/addresses/unsent-address-changes.ts';
import { storedPreferredBranch } from '../../places/delivery-branch/preferred-branch.ts';
import { createHandOver } from '../../storage/hand-over.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { ownerId } from '../../storage/owner-id.ts';
import { createTabSignal } from '../../storage/tab-signal.ts';
import { takeUnsent } from '../../storage/unsent.ts';
import { withMemory } from '../../storage/with-memory.ts';
import type { DehydratedApp } from '../dehydrated-app.ts';
import type { Core } from './core.ts';
import type { Gates } from './gates.ts';

export type OrderingActors = ReturnType<typeof createOrderingActors>;

/** Starts the ordering actors, which live as long as the app. */
export function createOrderingActors(core: Core, gates: Gates, dehydrated: DehydratedApp | null) {
  const { emit, identity, ports, subdomain } = core;

  const unsentDeps = { ...ports, identity, subdomain };
  const unsentCart = createUnsentCart(unsentDeps);
  const unsentAddresses = createUnsentAddressChanges(unsentDeps);
  const addresses = createActor(
    createAddressesImplementations({
      ...ports,
      subdomain,
      emit,
      identity,
      gate: gates.addresses,
      unsent: unsentAddresses,
    }),
    { input: { dehydrated: dehydrated?.addresses ?? null } },
  ).start();

  const order = () => {
    const now = core.actors.session.getSnapshot();
    const branch = selectBranch(now);
    return (
      branch && { branch_id: branch.id, delivery_method: selectDeliveryMethod(now) ?? 'pickup' }
    );
  };
  const cartChanged = createTabSignal(ports, subdomain, 'cart-changed');
  const cart = createActor(
    createCartImplementations({
      ...ports,
      emit,
      identity,
      order,
      gate: gates.cart,
    }),
    {
      input: {
        owner: ownerId(identity()),
        unsent: takeUnsent(unsentCart),
        loaded: dehydrated?.cart ?? null,
      },
    },
  ).start();
  const handOvers = [
    createHandOver({
      unsent: unsentCart,
      pending: () => selectUnsentCart(cart.getSnapshot()),
      reload: () => cart.send({ type: 'OWNER', owner: ownerId(identity()) }),
    }),
    createHandOver({
      unsent: unsentAddresses,
      pending: () => selectUnsentAddressChanges(addresses.getSnapshot()),
      reload: () => addresses.send({ type: 'RESTORE' }),
    }),
  ];

  const orderDraft = createActor(orderDraftLogic).start();
  const discounts = createActor(discountsLogic).start();
  const quotation = createActor(createQuotationImplementations(ports)).start();

  const preferred = storedPreferredBranch(ports.storage, subdomain);
  const record = storedPayment(ports.storage, subdomain, 'checkout');
  const draft = withMemory(storedOrderDraft(ports.storage, subdomain));
  const buyer = storedBuyer(ports.storage, subdomain);
  const checkout = createActor(
    createCheckout({
      ...ports,
      draft,
      identity,
      stored: record,
      emit,
    }),
    { input: { record: ownedBy(record, identity()) } },
  ).start();

  return {
    actors: { addresses, cart, checkout, discounts, orderDraft, quotation },
    buyer,
    cartChanged,
    draft,
    handOvers,
    record,
    preferred,
    unsent: [unsentCart, unsentAddresses],
  };
}
