import { waitFor } from 'xstate';
import { selectIsSettled } from '../cart/cart.selectors.ts';
import { lastBuyer } from '../checkout/buyer.ts';
import { createOrderForm } from '../checkout/order-form.live.ts';
import { createAvailableVouchers } from '../discounts/available-vouchers.live.ts';
import { createDiscounts } from '../discounts/discounts.live.ts';
import { storedDiscounts } from '../discounts/record.ts';
import { createFulfilmentHours, fulfilmentHoursKey } from '../fulfilment/fulfilment-hours.live.ts';
import { createMemberRefresh } from '../member/member.live.ts';
import { pickUpInstead } from '../order-method/pick-up-instead.ts';
import { selectIsQuoted, selectQuotation } from '../quotation/quotation.selectors.ts';
import { defineMachines } from './define-machines.ts';

/** The order as it is filled in. */
export const checkoutMachines = defineMachines((parts) => {
  const { cache, ordering } = parts;
  const { cart, checkout, discounts, orderDraft, quotation } = ordering.actors;
  const hoursOf = (branchId: string | null) =>
    branchId === null ? null : (cache.peek(fulfilmentHoursKey(branchId)) ?? null);
  return {
    availableVouchers: () =>
      createAvailableVouchers({
        ...parts,
        onLoaded: (vouchers) => orderDraft.send({ type: 'CHANGE', draft: { vouchers } }),
      }),
    discounts: () =>
      createDiscounts({
        choice: storedDiscounts(parts.storage, parts.subdomain),
        clock: parts.clock,
        discounts,
        draft: orderDraft,
        fee: () => selectQuotation(quotation.getSnapshot()).fee,
        quotation,
        zone: parts.zone,
      }),
    memberRefresh: () => createMemberRefresh(parts),
    fulfilmentHours: () => createFulfilmentHours(parts),
    /** What the customer told with their last order on this device, asked each time. */
    lastBuyer: () => () => lastBuyer(ordering.buyer, parts.identity()),
    pickUp: () => () => pickUpInstead(parts),
    orderForm: () =>
      createOrderForm({
        ...parts,
        address: parts.deliveryAddress,
        buyer: ordering.buyer,
        record: ordering.draft,
        draft: orderDraft,
        hours: () => hoursOf(orderDraft.getSnapshot().context.branch_id),
        cartSettled: async (signal) => {
          await waitFor(cart, selectIsSettled, { signal });
        },
        settledQuotation: async (signal) =>
          selectQuotation(await waitFor(quotation, selectIsQuoted, { signal })),
        checkout,
      }),
  };
});
