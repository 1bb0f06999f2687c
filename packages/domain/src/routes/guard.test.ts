import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guard, type Identity } from './guard.ts';
import { loginPath, otherWayIn, pathToSignIn, pathToStayGuest } from './return-path.ts';
import { ROUTES, type RouteName } from './table.ts';

const LOGIN = '→ /login';
const ME = '→ /me';
/** A guest is redirected to sign-in, and from there to the original destination. */
const SIGN_IN = '→ /login';

/** Expected result of a route without a screen. */
const unbuilt = (route: RouteName) => `notFound, for ${route}`;

/** Every path, with the result for an anonymous visitor, a guest and a member. */
const EXPECTED: [path: string, none: string, guest: string, member: string][] = [
  ['/login', 'login', ME, ME],
  ['/forgot', 'forgotPassword', 'forgotPassword', 'forgotPassword'],
  ['/forgotPassword', 'forgotPassword', 'forgotPassword', 'forgotPassword'],
  ['/signUp', 'signUp', 'signUp', ME],
  ['/login?signIn=1', 'login', 'login', ME],
  ['/tnc', 'tnc', 'tnc', 'tnc'],
  ['/privacy', 'privacy', 'privacy', 'privacy'],
  ['/refund', 'refund', 'refund', 'refund'],
  ['/maintainance', 'maintenance', 'maintenance', 'maintenance'],
  // A customer returns from the payment in a browser without their session.
  ['/orderReceipt', 'orderReceipt', 'orderReceipt', 'orderReceipt'],
  ['/home', LOGIN, 'home', 'home'],
  ['/landing', LOGIN, 'landing', 'landing'],
  ['/notification', LOGIN, SIGN_IN, 'notification'],
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
  ['/bookingBranch', LOGIN, 'bookingBranch', 'bookingBranch'],
  ['/bookTableInfo/7', LOGIN, 'bookTable', 'bookTable'],
  ['/reviewBookTable/7', LOGIN, 'bookingDetail', 'bookingDetail'],
  ['/myBooking', LOGIN, 'bookingList', 'bookingList'],
  ['/me', LOGIN, 'me', 'me'],
  ['/profile', LOGIN, SIGN_IN, 'profile'],
  ['/qrCode', LOGIN, SIGN_IN, 'qrCode'],
  ['/setting', LOGIN, 'setting', 'setting'],
  ['/changePassword', LOGIN, SIGN_IN, 'changePassword'],
  ['/language', LOGIN, 'language', 'language'],
  ['/about', LOGIN, 'about', 'about'],
  ['/help', LOGIN, 'help', 'help'],
  ['/myVouchers', LOGIN, SIGN_IN, 'myVouchers'],
  ['/voucher', LOGIN, SIGN_IN, 'voucherList'],
  ['/voucherDetail/claimed/7', LOGIN, SIGN_IN, 'claimedVoucher'],
  ['/voucherDetail/available/7', LOGIN, SIGN_IN, 'availableVoucher'],
  ['/point', LOGIN, SIGN_IN, 'point'],
  ['/family', LOGIN, 'family', 'family'],
  ['/firstTime', LOGIN, SIGN_IN, 'firstTime'],
  ['/transactionHistory', LOGIN, SIGN_IN, 'transactionHistory'],
  ['/transactionHistory/topup', LOGIN, SIGN_IN, 'transactionHistory'],
  ['/transactionHistoryDetails/7', LOGIN, SIGN_IN, 'transactionDetail'],
  ['/topUp', LOGIN, SIGN_IN, 'topUp'],
  // Aliases.
  ['/', LOGIN, LOGIN, LOGIN],
  ['/orders', '→ /order', '→ /order', '→ /order'],
  ['/maintenance', '→ /maintainance', '→ /maintainance', '→ /maintainance'],
  // Unknown paths.
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
  if ('redirect' in result) return `→ ${result.redirect.split('?')[0]}`;
  const { screen, route } = result;
  return screen === 'notFound' && route !== null ? unbuilt(route) : screen;
}

test.each(cases)('$path to $identity: $expected', ({ path, identity, expected }) => {
  expect(seen(path, identity)).toBe(expected);
});

const isWayIn = (path: string) => path === '/login' || path === '/signUp';

test('the table covers every route', () => {
  const reached = EXPECTED.flatMap(([path]) => {
    const result = guard(path, isWayIn(path) ? 'none' : 'member');
    return 'route' in result && result.route !== null ? [result.route] : [];
  });
  expect(new Set(reached)).toEqual(new Set(Object.keys(ROUTES)));
});

describe('guard for a new member', () => {
  test('redirects to the welcome before the programme is first shown', () => {
    expect(guard('/family?from=push', 'member', true)).toEqual({ redirect: '/firstTime' });
    expect(guard('/firstTime', 'member', true)).toMatchObject({ screen: 'firstTime' });
    expect(guard('/family', 'member', false)).toMatchObject({ screen: 'family' });
  });

  test('allows all other paths', () => {
    const elsewhere = EXPECTED.filter(([path]) => path !== '/family');
    for (const [path] of elsewhere) {
      expect(guard(path, 'member', true)).toEqual(guard(path, 'member', false));
    }
  });
});

describe('guard parameters', () => {
  test('are returned decoded', () => {
    expect(guard('/menuDetail/dish/claypot%20chicken', 'guest')).toEqual({
      screen: 'dish',
      route: 'dish',
      params: { id: 'claypot chicken' },
    });
    expect(guard('/transactionHistory/topup', 'member')).toMatchObject({
      params: { filter_type: 'topup' },
    });
  });

  test('ignores query and hash when matching', () => {
    expect(guard('/menu?category=rice#top', 'guest')).toMatchObject({ screen: 'menu' });
  });
});

describe('returnTo', () => {
  test('redirects to the requested path with its query after sign-in', () => {
    const wanted = '/orderDetail/7?from=push&a=b';
    const sent = guard(wanted, 'none');
    expect(sent).toEqual({ redirect: `/login?returnTo=${encodeURIComponent(wanted)}` });
    expect(guard('redirect' in sent ? sent.redirect : '', 'guest')).toEqual({ redirect: wanted });
  });

  test.each([
    'https://evil.example/menu',
    '//evil.example/menu',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/menu/..//evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '/login?returnTo=/login',
    '/signUp',
    '',
  ])('does not redirect to %s', (wanted) => {
    const link = `/login?${new URLSearchParams({ returnTo: wanted })}#top`;
    expect(guard(link, 'guest')).toEqual({ redirect: '/me' });
  });

  test('redirects a guest to sign-in for a path of members, and there afterwards', () => {
    const sent = guard('/transactionHistory/topup?a=b', 'guest');
    const login = 'redirect' in sent ? sent.redirect : '';
    expect(login).toBe(pathToSignIn('/transactionHistory/topup?a=b'));
    expect(guard(login, 'guest')).toMatchObject({ screen: 'login' });
    expect(guard(login, 'member')).toEqual({ redirect: '/transactionHistory/topup?a=b' });
  });

  test('survives navigation between the sign-in screens', () => {
    const login = pathToSignIn('/menu?a=b');
    const back = otherWayIn('login', otherWayIn('forgotPassword', otherWayIn('signUp', login)));
    expect(guard(back, 'guest')).toMatchObject({ screen: 'login' });
    expect(guard(back, 'member')).toEqual({ redirect: '/menu?a=b' });
  });

  test.each([
    [pathToSignIn('/menu?a=b'), '/menu?a=b'],
    [pathToSignIn('/profile'), '/me'],
    ['/login?signIn=1', '/me'],
  ])('for a guest who declines sign-in at %s redirects to %s', (login, redirect) => {
    expect(guard(pathToStayGuest(login), 'guest')).toEqual({ redirect });
  });

  test('redirects a new guest to paths that guests may visit', () => {
    expect(guard(loginPath('/profile'), 'guest')).toEqual({ redirect: '/me' });
    expect(guard(loginPath('/menu'), 'guest')).toEqual({ redirect: '/menu' });
  });

  test('redirects a new member from sign-up to the original destination', () => {
    expect(guard('/signUp?returnTo=%2ForderConfirmation', 'member')).toEqual({
      redirect: '/orderConfirmation',
    });
  });

  test('ends at a screen for any identity and path', () => {
    const part = fc.constantFrom(...Object.values(ROUTES).map(({ path }) => path), '/orders', '/');
    const path = fc
      .tuple(part, part, fc.boolean())
      .map(
        ([to, back, signIn]) =>
          `${to}?${new URLSearchParams({ returnTo: back, ...(signIn && { signIn: '1' }) })}`,
      );
    fc.assert(
      fc.property(
        path,
        fc.constantFrom<Identity>('none', 'guest', 'member'),
        fc.boolean(),
        (start, identity, welcomeDue) => {
          let here = guard(start, identity, welcomeDue);
          for (let hops = 0; 'redirect' in here && hops < 4; hops += 1) {
            here = guard(here.redirect, identity, welcomeDue);
          }
          expect(here).toHaveProperty('screen');
        },
      ),
    );
  });

  test('an alias preserves the query', () => {
    expect(guard('/orders?page=2', 'guest')).toEqual({ redirect: '/order?page=2' });
  });
});
