import { createActor } from 'xstate';
import { createAddressesImplementations } from '../addresses/addresses.live.ts';
import { selectUnsentAddressChanges } from '../addresses/addresses.selectors.ts';
import { createUnsentAddressChanges } from '../addresses/unsent-address-changes.ts';
import { createCartImplementations } from '../cart/cart.live.ts';
import { selectUnsentCart } from '../cart/cart.selectors.ts';
import { createUnsentCart } from '../cart/unsent-cart.ts';
import { storedBuyer } from '../checkout/buyer.ts';
import { createCheckout } from '../checkout/checkout.live.ts';
import { discountsLogic } from '../discounts/discounts.actor.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import { storedOrderDraft } from '../order-draft/record.ts';
import { storedPayment } from '../payment/record.ts';
import { createQuotationImplementations } from '../quotation/quotation.live.ts';
import { storedPreferredBranch } from '../served-by/settled-branch.ts';
import { selectBranch, selectDeliveryMethod } from '../session/session.selectors.ts';
import { ownOf } from '../storage/own-of.ts';
import { ownerId } from '../storage/owner-id.ts';
import { createTabSignal } from '../storage/tab-signal.ts';
import { withMemory } from '../storage/with-memory.ts';
import { createHandOver } from '../unsent/hand-over.ts';
import { takeUnsent } from '../unsent/unsent.ts';
import type { Core } from './core.ts';
import type { Gates } from './gates.ts';

export type OrderingActors = ReturnType<typeof createOrderingActors>;

/** The actors of ordering, which live as long as the app: running. */
export function createOrderingActors(core: Core, gates: Gates) {
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
    { input: { owner: ownerId(identity()), unsent: takeUnsent(unsentCart) } },
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
    { input: { record: ownOf(record, identity()) } },
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
