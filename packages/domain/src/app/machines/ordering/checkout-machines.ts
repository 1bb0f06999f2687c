import { waitFor } from 'xstate';
import { createMemberRefresh } from '../../../account/member/member.implementation.ts';
import { selectIsSettled } from '../../../ordering/cart/cart.selectors.ts';
import { lastBuyer } from '../../../ordering/checkout/buyer.ts';
import { createMemberDetails } from '../../../ordering/checkout/member-details.implementation.ts';
import { createOrderForm } from '../../../ordering/checkout/order-form.implementation.ts';
import { createAvailableVouchers } from '../../../ordering/discounts/available-vouchers.implementation.ts';
import { createDiscounts } from '../../../ordering/discounts/discounts.implementation.ts';
import { storedDiscounts } from '../../../ordering/discounts/record.ts';
import { createFulfilmentHours } from '../../../ordering/fulfilment/fulfilment-hours.implementation.ts';
import { fulfilmentHoursKey } from '../../../ordering/fulfilment/fulfilment-hours-key.ts';
import { pickUpInstead } from '../../../ordering/order-method/pick-up-instead.ts';
import {
  selectIsQuoted,
  selectQuotation,
} from '../../../ordering/quotation/quotation.selectors.ts';
import { cartArea } from '../../composition/areas/cart-area.ts';
import { checkoutArea } from '../../composition/areas/checkout-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const checkoutMachines = defineMachines((parts) => {
  const { cache, records } = parts;
  const { cart } = parts.use(cartArea);
  const { checkout, discounts, orderDraft, quotation } = parts.use(checkoutArea);
  const hoursOf = (branchId: string | null) =>
    branchId === null ? null : (cache.peek(fulfilmentHoursKey(branchId)) ?? null);
  const details = {
    ...parts,
    address: parts.deliveryAddress,
    buyer: records.buyer,
    record: records.orderDraft,
  };
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
    /** Buyer details of the customer's last order on this device, read on each call. */
    lastBuyer: () => () => lastBuyer(records.buyer, parts.identity()),
    pickUp: () => () => pickUpInstead(parts),
    memberDetails: () => createMemberDetails(details),
    orderForm: () =>
      createOrderForm({
        ...details,
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
