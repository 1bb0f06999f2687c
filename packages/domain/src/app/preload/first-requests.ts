import { MEMBER_REQUEST } from '../../account/member/member.implementation.ts';
import { UNREAD_COUNT_REQUEST } from '../../account/notifications/notifications.implementation.ts';
import { BOOKINGS_REQUEST } from '../../booking/bookings/bookings.implementation.ts';
import { BANNERS_REQUEST, HIGHLIGHTS_REQUEST } from '../../company/home/home.implementation.ts';
import { TIERS_REQUEST } from '../../loyalty/tiers/tiers.implementation.ts';
import {
  CLAIMED_VOUCHERS_REQUEST,
  OFFERED_VOUCHERS_REQUEST,
} from '../../loyalty/vouchers/vouchers.implementation.ts';
import type { FirstRequest } from '../../machines/query/first-request.ts';
import { CART_REQUEST } from '../../ordering/cart/cart.implementation.ts';
import {
  DISH_CATEGORIES_REQUEST,
  DISHES_REQUEST,
  MENU_BRANCH_REQUEST,
  PACKAGES_REQUEST,
} from '../../ordering/catalogue/catalogue.implementation.ts';
import {
  AVAILABLE_HOURS_REQUEST,
  ORDER_BRANCH_REQUEST,
} from '../../ordering/fulfilment/fulfilment-hours.implementation.ts';
import {
  LAST_ORDER_REQUEST,
  USUAL_ORDER_REQUEST,
} from '../../ordering/orders/order-list.implementation.ts';
import { ADDRESSES_REQUEST } from '../../places/addresses/addresses.implementation.ts';

// First requests of screens that show several areas, without those that depend on a response. Each
// request is declared beside its query. A screen of one area names its requests itself. A unit test
// compares each list with the requests of the machines; an end-to-end test does so for every page.

export const HOME_REQUESTS = [
  BANNERS_REQUEST,
  HIGHLIGHTS_REQUEST,
  LAST_ORDER_REQUEST,
  USUAL_ORDER_REQUEST,
  UNREAD_COUNT_REQUEST,
  CLAIMED_VOUCHERS_REQUEST,
  // A guest's home page loads bookings only if the device has a contact, which the preload does not
  // read.
  { ...BOOKINGS_REQUEST, membersOnly: true },
  CART_REQUEST,
] as const satisfies readonly FirstRequest[];

export const MENU_REQUESTS = [
  DISHES_REQUEST,
  DISH_CATEGORIES_REQUEST,
  PACKAGES_REQUEST,
  MENU_BRANCH_REQUEST,
  BANNERS_REQUEST,
  CART_REQUEST,
  ADDRESSES_REQUEST,
] as const satisfies readonly FirstRequest[];

export const CHECKOUT_REQUESTS = [
  ORDER_BRANCH_REQUEST,
  AVAILABLE_HOURS_REQUEST,
  CART_REQUEST,
  ADDRESSES_REQUEST,
] as const satisfies readonly FirstRequest[];

export const ME_REQUESTS = [
  HIGHLIGHTS_REQUEST,
  MEMBER_REQUEST,
  UNREAD_COUNT_REQUEST,
  OFFERED_VOUCHERS_REQUEST,
] as const satisfies readonly FirstRequest[];

export const FAMILY_REQUESTS = [
  TIERS_REQUEST,
  MEMBER_REQUEST,
  OFFERED_VOUCHERS_REQUEST,
] as const satisfies readonly FirstRequest[];
