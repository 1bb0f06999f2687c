import { waitFor } from 'xstate';
import { createAddressEditor } from '../addresses/address-editor.live.ts';
import { selectDefaultAddress } from '../addresses/addresses.selectors.ts';
import { apiPlaces } from '../addresses/api-places.ts';
import { createNewAddress } from '../addresses/new-address.live.ts';
import { createSaveAddress } from '../addresses/save-address.live.ts';
import { createSurroundings } from '../addresses/surroundings.live.ts';
import { createBranchesImplementations } from '../branches/branches.live.ts';
import { selectIsSettled } from '../cart/cart.selectors.ts';
import {
  createCatalogueImplementations,
  knownDish,
  knownPackage,
} from '../catalogue/catalogue.live.ts';
import { buyerOf, lastBuyer } from '../checkout/buyer.ts';
import { createOrderForm } from '../checkout/order-form.live.ts';
import { selectTimeZone } from '../company/company.selectors.ts';
import { createCompanyTexts } from '../company/company-texts.live.ts';
import { createFulfilmentHours, fulfilmentHoursKey } from '../fulfilment/fulfilment-hours.live.ts';
import { createBanners, createHighlights } from '../home/home.live.ts';
import { createHotDealItem } from '../hot-deal/hot-deal-item.live.ts';
import { createDishItem } from '../item/dish-item.live.ts';
import { createPlace } from '../locate/place.ts';
import { createOrderMethod } from '../order-method/order-method.live.ts';
import { createOrderDetail } from '../orders/order-detail.live.ts';
import { createLastOrder, createOrderList } from '../orders/order-list.live.ts';
import { createPackageItem } from '../package/package-item.live.ts';
import { createPickupBranchImplementations } from '../pickup-branch/pickup-branch.live.ts';
import { createPlaceSearch } from '../place-search/place-search.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { selectIsQuoted, selectQuotation } from '../quotation/quotation.selectors.ts';
import { createReorder } from '../reorder/reorder.live.ts';
import { createDeliveryOptions } from '../served-by/delivery-options.live.ts';
import { createServedBy } from '../served-by/served-by.live.ts';
import { selectBranch, selectDeliveryMethod, selectMember } from '../session/session.selectors.ts';
import type { BookingActors } from './booking-actors.ts';
import { createBookingMachines } from './booking-machines.ts';
import type { Core } from './core.ts';
import type { OrderingActors } from './ordering-actors.ts';

interface ScreenMachinesDeps extends Omit<Core, 'actors'>, OrderingActors {
  booking: BookingActors;
  company: Core['actors']['company'];
  session: Core['actors']['session'];
  cache: QueryCache;
}

/** Makers of the machines that screens start for themselves, ready to run. */
export function createScreenMachines(deps: ScreenMachinesDeps) {
  const { actors, booking, cache, company, ports, session, ...shared } = deps;
  const { addresses, cart, checkout, orderDraft, quotation } = actors;
  const hoursOf = (branchId: string | null) =>
    branchId === null ? null : (cache.peek(fulfilmentHoursKey(branchId)) ?? null);
  const places = apiPlaces(ports);
  const branch = () => selectBranch(session.getSnapshot());
  const companyId = () => shared.companyId() ?? '';
  const common = {
    ...ports,
    ...shared,
    cache,
    companyId,
    place: createPlace(() => address()),
  };

  const member = () => selectMember(session.getSnapshot());
  const receiver = () => {
    const signedIn = member();
    const known = lastBuyer(deps.buyer, shared.identity()) ?? (signedIn && buyerOf(signedIn));
    return address() ?? (known && { mail_name: known.full_name, mail_phone: known.phone });
  };
  const method = () => selectDeliveryMethod(session.getSnapshot());
  const address = () => selectDefaultAddress(addresses.getSnapshot());
  const deliveryAddress = () => (method() === 'delivery' ? address() : null);

  const ordering = {
    ...common,
    branchId: () => branch()?.id ?? null,
    deliveryMethod: () => method() ?? 'pickup',
    knownDish: (branchId: string, id: string) => knownDish(cache, branchId, id),
    knownPackage: (branchId: string, id: string) => knownPackage(cache, branchId, id),
  };

  return {
    branches: () => createBranchesImplementations(common),
    pickupBranch: () => createPickupBranchImplementations(common),
    banners: () => createBanners(common),
    highlights: () => createHighlights(common),
    companyTexts: () => createCompanyTexts(common),
    menu: () =>
      createCatalogueImplementations({
        ...common,
        branch,
        address: deliveryAddress,
      }),
    dishItem: () => createDishItem(ordering),
    packageItem: () => createPackageItem(ordering),
    hotDealItem: () => createHotDealItem(ordering),
    deliveryOptions: () => createDeliveryOptions(common),
    servedBy: () => createServedBy({ ...common, branchId: () => branch()?.id ?? null }),
    orderMethod: () =>
      createOrderMethod({
        ...common,
        method,
        address,
      }),
    reorder: () => createReorder(common),
    placeSearch: () => createPlaceSearch({ ...common, places }),
    newAddress: () => createNewAddress({ ...common, places }),
    surroundings: () => createSurroundings({ cache, places }),
    addressEditor: () =>
      createAddressEditor({
        ...common,
        places,
        receiver,
        save: createSaveAddress({ ...common, addresses }),
      }),
    fulfilmentHours: () => createFulfilmentHours(common),
    orderForm: () =>
      createOrderForm({
        ...common,
        member,
        address: deliveryAddress,
        record: deps.draft,
        draft: orderDraft,
        hours: () => hoursOf(orderDraft.getSnapshot().context.branch_id),
        cartSettled: async (signal) => {
          await waitFor(cart, selectIsSettled, { signal });
        },
        settledQuotation: async (signal) =>
          selectQuotation(await waitFor(quotation, selectIsQuoted, { signal })),
        checkout,
      }),
    ...createBookingMachines({
      ...common,
      member,
      contact: booking.contact,
      request: booking.actors.reservation,
      zone: () => selectTimeZone(company.getSnapshot()),
    }),
    orders: () => createOrderList(common),
    lastOrder: () => createLastOrder(common),
    orderDetail: () => createOrderDetail(common),
  };
}
