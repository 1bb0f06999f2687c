import type { Cart } from '@claypot/sdk';
import { createActor } from 'xstate';
import { createAddressesImplementations } from '../addresses/addresses.live.ts';
import { createCartImplementations } from '../cart/cart.live.ts';
import { storedBuyer } from '../checkout/buyer.ts';
import { createCheckoutImplementations, recordOf } from '../checkout/checkout.live.ts';
import { storedDraft } from '../checkout/draft.ts';
import { ownerId } from '../checkout/owner-id.ts';
import { storedCheckout } from '../checkout/record.ts';
import { ORDERS_KEY } from '../orders/order-list.live.ts';
import { createQuotationImplementations } from '../quotation/quotation.live.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { withMemory } from '../storage/with-memory.ts';
import type { FirstHelping } from './first-helping.ts';
import { createTabSignal } from './tab-signal.ts';

export interface OrderingDeps extends FirstHelping {
  cache: ResourceCache;
}

export type OrderingActors = ReturnType<typeof createOrderingActors>;

/** The actors of ordering, which live as long as the app: running, and in touch with one another. */
export function createOrderingActors(deps: OrderingDeps) {
  const { cache, identity, notify, onFailure, ports, subdomain } = deps;
  const { session } = deps.actors;

  const addresses = createActor(
    createAddressesImplementations({
      ...{ ...ports, subdomain, identity, onFailure },
      onRemoved: () => notify({ tone: 'success', message: 'addressRemoved' }),
    }),
  ).start();

  const cartChanged = createTabSignal(ports, subdomain, 'cart-changed');
  const cart = createActor(
    createCartImplementations({
      ...{ ...ports, identity, onFailure },
      onRemoved: () => notify({ tone: 'success', message: 'removedFromCart' }),
      announce: cartChanged.send,
    }),
    { input: { owner: ownerId(identity()) } },
  ).start();
  const refreshCart = () => cart.send({ type: 'REFRESH' });
  const shareCart = (newer: Cart) => {
    cart.send({ type: 'REPLACE', cart: newer });
    cartChanged.send();
  };

  const quotation = createActor(createQuotationImplementations(ports)).start();

  const record = { stored: storedCheckout(ports.storage, subdomain), identity };
  const draft = withMemory(storedDraft(ports.storage, subdomain));
  const buyer = storedBuyer(ports.storage, subdomain);
  const checkout = createActor(
    createCheckoutImplementations({
      ...{ ...ports, ...record, draft, onFailure },
      refreshCart: () => {
        refreshCart();
        cartChanged.send();
        cache.forget(ORDERS_KEY);
      },
      replaceCart: shareCart,
    }),
    { input: { record: recordOf(record) } },
  ).start();

  return {
    actors: { addresses, cart, checkout, quotation },
    ...{ buyer, cartChanged, draft, record, refreshCart, shareCart },
    /** A cart that may be another branch's: its branch and method are the session's from here on. */
    adoptCart: (newer: Cart) => {
      const { branch_id, branch_name, delivery_method } = newer;
      if (branch_id !== null) {
        session.send({ type: 'SET_BRANCH', branch_id, branch_name: branch_name ?? '' });
        session.send({
          type: 'SET_DELIVERY_METHOD',
          delivery_method: delivery_method ?? 'pickup',
        });
      }
      shareCart(newer);
    },
  };
}
