import { MEMBER_REQUEST } from '../../account/member/member.implementation.ts';
import { UNREAD_COUNT_REQUEST } from '../../account/notifications/notifications.implementation.ts';
import { BOOKINGS_REQUEST } from '../../booking/bookings/bookings.implementation.ts';
import { BANNERS_REQUEST, HIGHLIGHTS_REQUEST } from '../../company/home/home.implementation.ts';
import { TIERS_REQUEST } from '../../loyalty/tiers/tiers.implementation.ts';
import {
  HELD_VOUCHERS_REQUEST,
  OFFERED_VOUCHERS_REQUEST,
} from '../../loyalty/vouchers/vouchers.implementation.ts';
import type { FirstRequest } from '../../machines/query/first-request.ts';
import { ADDRESSES_REQUEST } from '../../places/addresses/addresses.implementation.ts';

// What a screen asks for first, but for what depends on an answer. A test holds each list to what
// the machines really ask, a journey every page.

const ANYBODY = { customer_id: null, guest_id: null };
const ANYWHERE = { latitude: null, longitude: null };
const OWNER = { customer_id: ':customer', guest_id: ':guest' };

const get = <Path extends string>(path: Path): FirstRequest<Path> => ({ method: 'GET', path });
const post = <Path extends string>(
  path: Path,
  body: NonNullable<FirstRequest['body']>,
): FirstRequest<Path> => ({ method: 'POST', path, body });
const atBranch = <Path extends string>(request: FirstRequest<Path>): FirstRequest<Path> => ({
  ...request,
  atBranch: true,
});
const kept = <Path extends string>(
  request: FirstRequest<Path>,
  key: readonly string[],
  fields?: readonly string[],
): FirstRequest<Path> => ({ ...request, kept: fields ? { key, fields } : { key } });
/** A screen's list, of which the paths are known to whoever compiles against it. */
const list = <Path extends string>(
  ...requests: FirstRequest<Path>[]
): readonly FirstRequest<Path>[] => requests;

const BRANCH = post('/branch_detail/:branch', ANYWHERE);

const CART = post('/cart/load', OWNER);

export const HOME_REQUESTS = list(
  BANNERS_REQUEST,
  HIGHLIGHTS_REQUEST,
  post('/last_order', OWNER),
  post('/usual_order', OWNER),
  UNREAD_COUNT_REQUEST,
  HELD_VOUCHERS_REQUEST,
  { ...BOOKINGS_REQUEST, membersOnly: true },
  CART,
);

export const MENU_REQUESTS = list(
  post('/dish_list/:branch/all', ANYBODY),
  atBranch(post('/dish_category_list/:company', ANYBODY)),
  post('/package_list/:company/:branch', ANYBODY),
  BRANCH,
  BANNERS_REQUEST,
  CART,
  ADDRESSES_REQUEST,
);

export const DISH_REQUESTS = list(post('/dish_detail/:branch/:id', OWNER));

export const PACKAGE_REQUESTS = list(post('/package_detail/:branch/:id', OWNER));

export const HOT_DEAL_REQUESTS = list(get('/hot_deal_detail/:branch/:id'), CART);

export const CHECKOUT_REQUESTS = list(
  BRANCH,
  get('/branch_available_hour/:branch'),
  CART,
  ADDRESSES_REQUEST,
);

export const ORDERS_REQUESTS = list(kept(post('/order_list', OWNER), ['orders', 'list', ':owner']));

export const ORDER_REQUESTS = list(
  kept(post('/order_detail/:id', OWNER), ['orders', 'detail', ':id', ':owner']),
);

export const ME_REQUESTS = list(
  HIGHLIGHTS_REQUEST,
  MEMBER_REQUEST,
  UNREAD_COUNT_REQUEST,
  OFFERED_VOUCHERS_REQUEST,
);

export const FAMILY_REQUESTS = list(TIERS_REQUEST, MEMBER_REQUEST, OFFERED_VOUCHERS_REQUEST);
