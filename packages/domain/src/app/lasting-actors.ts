import type { Cart, Company, ErrorCode, Identity } from '@claypot/sdk';
import { createActor } from 'xstate';
import { createAddressesImplementations } from '../addresses/addresses.live.ts';
import { createCartImplementations } from '../cart/cart.live.ts';
import { createCheckoutImplementations, recordOf } from '../checkout/checkout.live.ts';
import { storedDraft } from '../checkout/draft.ts';
import { ownerId } from '../checkout/owner-id.ts';
import { storedCheckout } from '../checkout/record.ts';
import { createCompanyImplementations } from '../company/company.live.ts';
import { createLanguageImplementations } from '../language/language.live.ts';
import { type NoticeContent, noticesMachine } from '../notices/notices.machine.ts';
import { ORDERS_KEY } from '../orders/order-list.live.ts';
import type { Ports } from '../ports.ts';
import { createQuotationImplementations } from '../quotation/quotation.live.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { createSessionImplementations } from '../session/session.live.ts';
import { selectOwner } from '../session/session.selectors.ts';
import { createTabSignal } from './tab-signal.ts';

export interface LastingActorsDeps {
  ports: Ports;
  /** Drops what screens have loaded. */
  forget: ResourceCache['forget'];
  subdomain: string;
  company: Company | null;
}

export type LastingActors = ReturnType<typeof createLastingActors>;

const NOBODY: Identity = { customer_id: null, guest_id: null };

/** The actors that live as long as the app, running and in touch with one another. */
export function createLastingActors(deps: LastingActorsDeps) {
  const { ports, forget, subdomain } = deps;

  const notices = createActor(noticesMachine).start();
  const notify = (notice: NoticeContent) => notices.send({ type: 'NOTIFY', notice });
  const onFailure = (code: ErrorCode) => notify({ tone: 'error', message: code });

  const company = createActor(createCompanyImplementations(ports), {
    input: { subdomain, company: deps.company },
  }).start();

  const session = createActor(
    createSessionImplementations({ ...ports, subdomain, notify }),
  ).start();
  const identity = () => selectOwner(session.getSnapshot()) ?? NOBODY;

  const addresses = createActor(
    createAddressesImplementations({ ...ports, subdomain, identity }),
  ).start();

  const cartChanged = createTabSignal(ports, subdomain, 'cart-changed');
  const cart = createActor(
    createCartImplementations({
      ...ports,
      identity,
      onRemoved: () => notify({ tone: 'success', message: 'removedFromCart' }),
      onFailure,
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
  const draft = storedDraft(ports.storage, subdomain);
  const checkout = createActor(
    createCheckoutImplementations({
      ...ports,
      ...record,
      draft,
      refreshCart: () => {
        refreshCart();
        cartChanged.send();
        forget(ORDERS_KEY);
      },
      replaceCart: shareCart,
      onFailure,
    }),
    { input: { record: recordOf(record) } },
  ).start();

  const language = createActor(
    createLanguageImplementations({
      language: ports.language,
      forgetTexts: () => {
        forget();
        company.send({ type: 'REFRESH' });
        refreshCart();
      },
    }),
    { input: { language: ports.language.get() } },
  ).start();

  return {
    actors: { notices, company, session, addresses, cart, quotation, checkout, language },
    ...{ identity, notify, onFailure, refreshCart, shareCart, cartChanged, record, draft },
  };
}
