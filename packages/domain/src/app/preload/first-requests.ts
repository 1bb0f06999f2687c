import type { RouteName } from '../../routes/table.ts';

/**
 * A request that a screen begins with, as it is known before there is anybody to ask it for: plain
 * data, so that a page can carry it. In it `:name` stands for what is known by that name once the
 * page is opened: `company` and `subdomain`, `branch` (the one chosen), `customer` and `guest`
 * (whoever is looking), `latitude` and `longitude` (where distances are measured from), `from` and
 * `to` (the days that a history shows), and each parameter of the route.
 */
export interface FirstRequest<Path extends string = string> {
  readonly method: 'GET' | 'POST';
  /** Below the API's base. It is not asked where an id in it is not known. */
  readonly path: Path;
  /** A text that is only a name is null where that is not known. A GET has no body. */
  readonly body?: Readonly<Record<string, string | number | boolean | null>>;
  /** Asked only where a branch is chosen. */
  readonly atBranch?: true;
  /** Guests do not ask it. */
  readonly membersOnly?: true;
  /** The one route that asks it, where several share the screen. */
  readonly only?: RouteName;
  /** Where the device keeps what it brings, for a next visit; without it nothing is kept. */
  readonly kept?: KeptUnder;
}

/** Where an answer is kept (`query/kept-reads.ts`). */
export interface KeptUnder {
  /**
   * The parts of its query's key. `:owner` and `:place` stand for who is looking and where distances
   * are measured from, both as a whole, every other name as in a path.
   */
  readonly key: readonly string[];
  /** The fields that hold the answer's parts where the query sorts them; all of it without. */
  readonly fields?: readonly string[];
}

// What a screen asks for first, but for what depends on an answer. A test holds each list to what
// the machines really ask, a journey every page.

const ANYBODY = { customer_id: null, guest_id: null };
const ANYWHERE = { latitude: null, longitude: null };
const OWNER = { customer_id: ':customer', guest_id: ':guest' };
const HERE = { latitude: ':latitude', longitude: ':longitude' };

const get = <Path extends string>(path: Path): FirstRequest<Path> => ({ method: 'GET', path });
const post = <Path extends string>(
  path: Path,
  body: NonNullable<FirstRequest['body']>,
): FirstRequest<Path> => ({ method: 'POST', path, body });
const atBranch = <Path extends string>(request: FirstRequest<Path>): FirstRequest<Path> => ({
  ...request,
  atBranch: true,
});
const ofMembers = <Path extends string>(request: FirstRequest<Path>): FirstRequest<Path> => ({
  ...request,
  membersOnly: true,
});
const onlyOn = <Path extends string>(
  only: RouteName,
  request: FirstRequest<Path>,
): FirstRequest<Path> => ({ ...request, only });
const kept = <Path extends string>(
  request: FirstRequest<Path>,
  key: readonly string[],
  fields?: readonly string[],
): FirstRequest<Path> => ({ ...request, kept: fields ? { key, fields } : { key } });
/** A screen's list, of which the paths are known to whoever compiles against it. */
const list = <Path extends string>(
  ...requests: FirstRequest<Path>[]
): readonly FirstRequest<Path>[] => requests;

const BANNERS = post('/banner_list', { company_id: ':company' });
const HIGHLIGHTS = kept(post('/highlight_list', { company_id: ':company' }), [
  'highlights',
  ':company',
]);
const COMPANY = post('/company/info', { subdomain: ':subdomain' });
const BRANCH = post('/branch_detail/:branch', ANYWHERE);
const OF_COMPANY = { company_id: ':company', customer_id: ':customer' };
const HELD_VOUCHERS = kept(
  ofMembers(post('/claimed/voucher_list', OF_COMPANY)),
  ['member', 'vouchers', 'held', ':customer'],
  ['active', 'past'],
);
const OFFERED_VOUCHERS = kept(ofMembers(post('/voucher_list', OF_COMPANY)), [
  'member',
  'vouchers',
  'offered',
  ':customer',
]);
const UNREAD = get('/unread_count/:customer');
const MEMBER = get('/customer/:customer');
const TIERS = kept(post('/tier_list', { company_id: ':company' }), ['tiers', ':company']);

const BOOKINGS = kept(post('/reservation_list', OWNER), ['reservations', 'list', ':owner']);

const CART = post('/cart/load', OWNER);
const ADDRESSES = get('/address_list/:customer');

export const HOME_REQUESTS = list(
  BANNERS,
  HIGHLIGHTS,
  post('/last_order', OWNER),
  post('/usual_order', OWNER),
  UNREAD,
  HELD_VOUCHERS,
  ofMembers(BOOKINGS),
  CART,
);

export const MENU_REQUESTS = list(
  post('/dish_list/:branch/all', ANYBODY),
  atBranch(post('/dish_category_list/:company', ANYBODY)),
  post('/package_list/:company/:branch', ANYBODY),
  BRANCH,
  BANNERS,
  CART,
  ADDRESSES,
);

export const DISH_REQUESTS = list(post('/dish_detail/:branch/:id', OWNER));

export const PACKAGE_REQUESTS = list(post('/package_detail/:branch/:id', OWNER));

export const HOT_DEAL_REQUESTS = list(get('/hot_deal_detail/:branch/:id'), CART);

export const CHECKOUT_REQUESTS = list(
  BRANCH,
  get('/branch_available_hour/:branch'),
  CART,
  ADDRESSES,
);

export const ORDERS_REQUESTS = list(kept(post('/order_list', OWNER), ['orders', 'list', ':owner']));

export const ORDER_REQUESTS = list(
  kept(post('/order_detail/:id', OWNER), ['orders', 'detail', ':id', ':owner']),
);

export const BRANCHES_REQUESTS = list(
  kept(post('/branch_list/:company', HERE), ['branches', ':company', ':place']),
);

export const PICKUP_BRANCH_REQUESTS = list(
  kept(post('/branch_detail/:id', HERE), ['pickupBranch', ':id', ':place']),
);

export const BOOK_TABLE_REQUESTS = list(
  post('/branch_detail/:id', { latitude: null, longitude: null, number_of_seats: 2 }),
);

export const BOOKINGS_REQUESTS = list(BOOKINGS);

export const BOOKING_REQUESTS = list(
  kept(
    post('/reservation_detail/:id', {
      customer_id: ':customer',
      guest_id: ':guest',
      latitude: ':latitude',
      longitude: ':longitude',
    }),
    ['reservations', 'detail', ':id', ':owner', ':place'],
    ['0'],
  ),
);

export const ADDRESS_BOOK_REQUESTS = list(ADDRESSES);

export const ADDRESS_FORM_REQUESTS = list(
  ADDRESSES,
  onlyOn('bookmarkAddress', post('/place_detail/:id', { session_token: null })),
);

export const ME_REQUESTS = list(HIGHLIGHTS, MEMBER, UNREAD, OFFERED_VOUCHERS);

export const FAMILY_REQUESTS = list(TIERS, MEMBER, OFFERED_VOUCHERS);

export const TOP_UP_REQUESTS = list(
  TIERS,
  post('/branch_list/:company', { latitude: ':latitude', longitude: ':longitude', topup: true }),
);

export const HIGHLIGHT_REQUESTS = list(HIGHLIGHTS, COMPANY);

export const COMPANY_TEXT_REQUESTS = list(COMPANY);

export const NOTIFICATIONS_REQUESTS = list(
  kept(get('/notifications/:customer'), ['member', 'notifications', ':customer']),
);

export const SETTING_REQUESTS = list(ofMembers(get('/session_list/:customer')));

export const POINTS_REQUESTS = list(
  kept(get('/point_list/:customer'), ['member', 'points', ':customer'], ['all']),
);

export const MY_VOUCHERS_REQUESTS = list(HELD_VOUCHERS, OFFERED_VOUCHERS);

export const CLAIMED_VOUCHER_REQUESTS = list(HELD_VOUCHERS);

export const VOUCHERS_REQUESTS = list(OFFERED_VOUCHERS);

export const TRANSACTIONS_REQUESTS = list(
  kept(post('/transaction_history_list/:customer', { startDate: ':from', endDate: ':to' }), [
    'member',
    'transactions',
    'list',
    ':customer',
    ':from',
    ':to',
  ]),
);

export const TRANSACTION_REQUESTS = list(
  kept(post('/transaction_history_details/:id', { customer_id: ':customer' }), [
    'member',
    'transactions',
    'detail',
    ':customer',
    ':id',
  ]),
);
