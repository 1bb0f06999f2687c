/**
 * A request that a screen begins with, as it is known before there is anybody to ask it for: plain
 * data, so that a page can carry it.
 */
export interface FirstRequest {
  readonly method: 'GET' | 'POST';
  /** Below the API's base. In it `:company` and `:branch` stand for ids. */
  readonly path: string;
  /** `owner` is whoever is looking; in fields `:company` stands for its id. A GET has none. */
  readonly body?: 'owner' | Readonly<Record<string, string | null>>;
  /** Asked only where a branch is chosen. */
  readonly atBranch?: true;
}

// What a screen asks for first, but for what depends on an answer. A test holds each list to what
// the machines really ask.

const ANYBODY = { customer_id: null, guest_id: null };
const ANYWHERE = { latitude: null, longitude: null };

const CART: FirstRequest = { method: 'POST', path: '/cart/load', body: 'owner' };
const BANNERS: FirstRequest = {
  method: 'POST',
  path: '/banner_list',
  body: { company_id: ':company' },
};
const HIGHLIGHTS: FirstRequest = {
  method: 'POST',
  path: '/highlight_list',
  body: { company_id: ':company' },
};
const BRANCH: FirstRequest = {
  method: 'POST',
  path: '/branch_detail/:branch',
  body: ANYWHERE,
  atBranch: true,
};
const BRANCH_HOURS: FirstRequest = {
  method: 'GET',
  path: '/branch_available_hour/:branch',
  atBranch: true,
};

export const HOME_REQUESTS: readonly FirstRequest[] = [CART, BANNERS, HIGHLIGHTS];

export const MENU_REQUESTS: readonly FirstRequest[] = [
  { method: 'POST', path: '/dish_list/:branch/all', body: ANYBODY, atBranch: true },
  { method: 'POST', path: '/dish_category_list/:company', body: ANYBODY, atBranch: true },
  { method: 'POST', path: '/package_list/:company/:branch', body: ANYBODY, atBranch: true },
  CART,
  BRANCH,
  BANNERS,
];

export const CHECKOUT_REQUESTS: readonly FirstRequest[] = [CART, BRANCH, BRANCH_HOURS];

export const BOOKING_BRANCH_REQUESTS: readonly FirstRequest[] = [
  CART,
  { method: 'POST', path: '/branch_list/:company', body: ANYWHERE },
];

export const BOOKINGS_REQUESTS: readonly FirstRequest[] = [
  CART,
  { method: 'POST', path: '/reservation_list', body: 'owner' },
];
