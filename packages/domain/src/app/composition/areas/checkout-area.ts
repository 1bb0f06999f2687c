import { createActor } from 'xstate';
import { selectCompany } from '../../../company/record/company.selectors.ts';
import { selectShownCart } from '../../../ordering/cart/cart.selectors.ts';
import { createCheckout } from '../../../ordering/checkout/checkout.implementation.ts';
import { selectCheckout } from '../../../ordering/checkout/checkout.selectors.ts';
import { CHOICE } from '../../../ordering/discounts/choice-name.ts';
import { discountsLogic } from '../../../ordering/discounts/discounts.actor.ts';
import { memberPoints } from '../../../ordering/discounts/member-points.ts';
import { orderDraftLogic } from '../../../ordering/order-draft/order-draft.actor.ts';
import { createQuotationImplementations } from '../../../ordering/quotation/quotation.implementation.ts';
import { selectQuotation } from '../../../ordering/quotation/quotation.selectors.ts';
import { ownedBy } from '../../../storage/owned-by.ts';
import { storageKey } from '../../../storage/storage-key.ts';
import { endDiscounts } from '../../policies/ordering/discounts.ts';
import { hydrateDiscounts } from '../../policies/ordering/hydrate-discounts.ts';
import { followOrdering } from '../../policies/ordering/order-draft.ts';
import type { Area } from '../areas.ts';
import type { MachineParts } from '../machine-parts.ts';
import { addressesArea } from './addresses-area.ts';
import { cartArea } from './cart-area.ts';

export type StartedCheckout = ReturnType<typeof startCheckout>;

/** Order in progress: its draft, discounts, delivery quote and payment. */
export const checkoutArea: Area<'checkout'> = { name: 'checkout', start: startCheckout };

function startCheckout(parts: MachineParts) {
  const { address, branchId, company, events, identity, member, method, session } = parts;
  const { addresses } = parts.use(addressesArea);
  const { cart } = parts.use(cartArea);
  const orderDraft = createActor(orderDraftLogic).start();
  const discounts = createActor(discountsLogic).start();
  const quotation = createActor(createQuotationImplementations(parts)).start();

  const record = parts.records.orderPayment;
  const ownRecord = () => ownedBy(record, identity());
  const checkout = createActor(
    createCheckout({ ...parts, draft: parts.records.orderDraft, stored: record }),
    { input: { record: ownRecord() } },
  ).start();
  if (parts.hasLeftPayment()) checkout.send({ type: 'LEFT' });

  const facts = () => {
    const shown = selectShownCart(cart.getSnapshot());
    return {
      identity: identity(),
      member: member(),
      cart: shown,
      branch_id: shown?.branch_id ?? branchId(),
      method: method() ?? 'pickup',
      address: method() === 'delivery' ? address() : null,
      points: memberPoints(member(), selectCompany(company.getSnapshot())),
    };
  };
  const stops = [
    record.onChangeElsewhere(() => checkout.send({ type: 'ADOPT', record: ownRecord() })),
    followOrdering({ draft: orderDraft, followed: [session, addresses, cart], facts, quotation }),
    endDiscounts({
      checkout,
      draft: orderDraft,
      events,
      clearChoice: () => parts.storage.remove(storageKey(parts.subdomain, CHOICE)),
      problem: () => selectCheckout(checkout.getSnapshot()).problem,
    }),
  ];
  hydrateDiscounts({
    cache: parts.cache,
    draft: orderDraft,
    discounts,
    answers: () => ({
      fee: selectQuotation(quotation.getSnapshot()).fee,
      now: parts.clock.now(),
      zone: parts.zone(),
    }),
  });

  return {
    checkout,
    discounts,
    orderDraft,
    quotation,
    stop: () => {
      for (const stop of stops) stop();
      for (const actor of [checkout, discounts, orderDraft, quotation]) actor.stop();
    },
  };
}
