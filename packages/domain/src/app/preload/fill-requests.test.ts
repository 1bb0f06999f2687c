import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKING_REQUEST } from '../../booking/index.ts';
import { ORDER_REQUEST } from '../../ordering/index.ts';
import { ADDRESSES_REQUEST } from '../../places/index.ts';
import { fillRequests } from './fill-requests.ts';
import { CHECKOUT_REQUESTS, HOME_REQUESTS, MENU_REQUESTS } from './first-requests.ts';

const PAGE = { companyId: 'cch', subdomain: 'demo', params: {} };
const OWNER = { customer_id: null, guest_id: 'guest-1' };
const GUEST = { owner: OWNER, token: null, branchId: null, place: null };
const pathsOf = (requests: readonly { readonly path: string }[]) =>
  requests.map(({ path }) => path);

it('omits requests that need a branch when none is selected', () => {
  const cart = { method: 'POST', path: '/cart/load', body: OWNER };
  const banners = { method: 'POST', path: '/banner_list', body: { company_id: 'cch' } };
  expect(fillRequests(CHECKOUT_REQUESTS, PAGE, GUEST)).toEqual([cart]);
  expect(fillRequests(MENU_REQUESTS, PAGE, GUEST)).toEqual([banners, cart]);
});

it('omits requests for members only when the visitor is a guest', () => {
  expect(pathsOf(fillRequests(HOME_REQUESTS, PAGE, GUEST))).toEqual([
    '/banner_list',
    '/highlight_list',
    '/last_order',
    '/usual_order',
    '/cart/load',
  ]);
  expect(pathsOf(fillRequests([ADDRESSES_REQUEST], PAGE, GUEST))).toEqual([]);
});

it('fills in route parameters and the place for distances', () => {
  const page = { ...PAGE, params: { id: 'booking-7' } };
  const place = { latitude: '3.1', longitude: '101.7' };
  expect(fillRequests([BOOKING_REQUEST], page, { ...GUEST, place })).toEqual([
    {
      method: 'POST',
      path: '/reservation_detail/booking-7',
      body: { customer_id: null, guest_id: 'guest-1', latitude: '3.1', longitude: '101.7' },
    },
  ]);
});

it.each([
  '',
  '..',
  '../company/info',
  '..%2Fcompany',
  'a/b',
  'a?b=c',
  'a#b',
  'a\\b',
  'a b',
  '.',
  '//evil.example',
  'x'.repeat(301),
])('omits the request when the id is %s', (id) => {
  expect(fillRequests([ORDER_REQUEST], { ...PAGE, params: { id } }, GUEST)).toEqual([]);
});

it('never leaves the path of the endpoint for any id in the URL', () => {
  const base = 'https://demo.example/api/order_detail/';
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      for (const { path } of fillRequests([ORDER_REQUEST], { ...PAGE, params: { id } }, GUEST)) {
        expect(new URL(`/api${path}`, base).href).toBe(`${base}${id}`);
      }
    }),
  );
});
