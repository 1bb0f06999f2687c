import { describe, expect, test } from 'vitest';
import { guard, type Identity } from './guard.ts';
import { ROUTES } from './table.ts';

const LOGIN = '→ /login';
const ME = '→ /me';

/** Every path of the product: what nobody, a guest and a member see there. */
const EXPECTED: [path: string, none: string, guest: string, member: string][] = [
  ['/login', 'login', ME, ME],
  ['/forgot', 'forgotPassword', 'forgotPassword', 'forgotPassword'],
  ['/forgotPassword', 'forgotPassword', 'forgotPassword', 'forgotPassword'],
  ['/signUp', 'signUp', 'signUp', 'signUp'],
  ['/tnc', 'tnc', 'tnc', 'tnc'],
  ['/privacy', 'privacy', 'privacy', 'privacy'],
  ['/refund', 'refund', 'refund', 'refund'],
  ['/maintainance', 'maintenance', 'maintenance', 'maintenance'],
  ['/home', LOGIN, 'home', 'home'],
  ['/landing', LOGIN, 'landing', 'landing'],
  ['/notification', LOGIN, 'notification', 'notification'],
  ['/highlightDetail', LOGIN, 'highlightDetail', 'highlightDetail'],
  ['/branchList', LOGIN, 'branchList', 'branchList'],
  ['/pickupBranch/7', LOGIN, 'pickupBranch', 'pickupBranch'],
  ['/menu', LOGIN, 'menu', 'menu'],
  ['/menuDetail/dish/7', LOGIN, 'dish', 'dish'],
  ['/menuDetail/package/7', LOGIN, 'package', 'package'],
  ['/menuDetail/hot_deal/7', LOGIN, 'hotDeal', 'hotDeal'],
  ['/orderConfirmation', LOGIN, 'orderConfirmation', 'orderConfirmation'],
  ['/order', LOGIN, 'orderList', 'orderList'],
  ['/orderDetail/7', LOGIN, 'orderDetail', 'orderDetail'],
  ['/addressBook', LOGIN, 'addressBook', 'addressBook'],
  ['/updateAddress', LOGIN, 'addressBook', 'addressBook'],
  ['/addNewAddress', LOGIN, 'newAddress', 'newAddress'],
  ['/setYourAddress', LOGIN, 'newAddress', 'newAddress'],
  ['/bookmarkAddress/7', LOGIN, 'addressForm', 'addressForm'],
  ['/editAddress/7', LOGIN, 'addressForm', 'addressForm'],
  ['/bookingBranch', LOGIN, 'branchList', 'branchList'],
  ['/bookTableInfo/7', LOGIN, 'bookTable', 'bookTable'],
  ['/reviewBookTable/7', LOGIN, 'bookTable', 'bookTable'],
  ['/myBooking', LOGIN, 'myBooking', 'myBooking'],
  ['/me', LOGIN, 'me', 'me'],
  ['/profile', LOGIN, 'profile', 'profile'],
  ['/qrCode', LOGIN, 'qrCode', 'qrCode'],
  ['/setting', LOGIN, 'setting', 'setting'],
  ['/changePassword', LOGIN, 'changePassword', 'changePassword'],
  ['/language', LOGIN, 'language', 'language'],
  ['/about', LOGIN, 'about', 'about'],
  ['/help', LOGIN, 'help', 'help'],
  ['/myVouchers', LOGIN, 'myVouchers', 'myVouchers'],
  ['/voucher', LOGIN, 'voucherList', 'voucherList'],
  ['/voucherDetail/claimed/7', LOGIN, 'voucherDetail', 'voucherDetail'],
  ['/voucherDetail/available/7', LOGIN, 'voucherDetail', 'voucherDetail'],
  ['/point', LOGIN, 'point', 'point'],
  ['/family', LOGIN, 'family', 'family'],
  ['/firstTime', LOGIN, 'firstTime', 'firstTime'],
  ['/transactionHistory', LOGIN, 'transactionHistory', 'transactionHistory'],
  ['/transactionHistory/topup', LOGIN, 'transactionHistory', 'transactionHistory'],
  ['/transactionHistoryDetails/7', LOGIN, 'transactionDetail', 'transactionDetail'],
  ['/topUp', LOGIN, 'topUp', 'topUp'],
  // Other spellings.
  ['/', LOGIN, LOGIN, LOGIN],
  ['/orders', '→ /order', '→ /order', '→ /order'],
  ['/maintenance', '→ /maintainance', '→ /maintainance', '→ /maintainance'],
  // Not the product's.
  ['/nowhere', 'notFound', 'notFound', 'notFound'],
  ['/menu/', 'notFound', 'notFound', 'notFound'],
  ['/Menu', 'notFound', 'notFound', 'notFound'],
  ['/menuDetail/dish', 'notFound', 'notFound', 'notFound'],
  ['/menuDetail/dish/', 'notFound', 'notFound', 'notFound'],
  ['/menuDetail/drink/7', 'notFound', 'notFound', 'notFound'],
  ['/orderDetail/%E0%A4%A', 'notFound', 'notFound', 'notFound'],
  ['', 'notFound', 'notFound', 'notFound'],
];

const cases = EXPECTED.flatMap(([path, none, guest, member]) => [
  { path, identity: 'none' as const, expected: none },
  { path, identity: 'guest' as const, expected: guest },
  { path, identity: 'member' as const, expected: member },
]);

function seen(path: string, identity: Identity): string {
  const result = guard(path, identity);
  return 'screen' in result ? result.screen : `→ ${result.redirect.split('?')[0]}`;
}

test.each(cases)('$path to $identity: $expected', ({ path, identity, expected }) => {
  expect(seen(path, identity)).toBe(expected);
});

test('the table above names every route', () => {
  const reached = EXPECTED.flatMap(([path]) => {
    const result = guard(path, path === '/login' ? 'none' : 'member');
    return 'route' in result && result.route !== null ? [result.route] : [];
  });
  expect(new Set(reached)).toEqual(new Set(Object.keys(ROUTES)));
});

describe('parameters', () => {
  test('are told, decoded', () => {
    expect(guard('/menuDetail/dish/claypot%20chicken', 'guest')).toEqual({
      screen: 'dish',
      route: 'dish',
      params: { id: 'claypot chicken' },
    });
    expect(guard('/transactionHistory/topup', 'member')).toMatchObject({
      params: { filter_type: 'topup' },
    });
  });

  test('a query or a hash does not hide the route', () => {
    expect(guard('/menu?category=rice#top', 'guest')).toMatchObject({ screen: 'menu' });
  });
});

describe('the way back from the login', () => {
  test('leads to the path asked for, with its query', () => {
    const wanted = '/orderDetail/7?from=push&a=b';
    const sent = guard(wanted, 'none');
    expect(sent).toEqual({ redirect: `/login?returnTo=${encodeURIComponent(wanted)}` });
    expect(guard('redirect' in sent ? sent.redirect : '', 'guest')).toEqual({ redirect: wanted });
  });

  test.each([
    'https://evil.example/menu',
    '//evil.example/menu',
    '/\\evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '/login?returnTo=/login',
    '',
  ])('does not lead to %s', (wanted) => {
    const link = `/login?${new URLSearchParams({ returnTo: wanted })}#top`;
    expect(guard(link, 'guest')).toEqual({ redirect: '/me' });
  });

  test('an alias keeps its query', () => {
    expect(guard('/orders?page=2', 'guest')).toEqual({ redirect: '/order?page=2' });
  });
});
