import {
  BOOKING_BRANCH_REQUESTS,
  BOOKINGS_REQUESTS,
  CHECKOUT_REQUESTS,
  HOME_REQUESTS,
  MENU_REQUESTS,
  ROUTES,
} from '@claypot/domain';
import { expect, it } from 'vitest';
import type { Screen } from '../screens/screen.ts';
import { isPublic } from './is-public.ts';
import { SCREENS } from './screens.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { isTab, TABS } from './tabs.ts';

const all = Object.values<Screen>(SCREENS);
const namesOf = (screens: readonly Screen[]) => screens.map(({ name }) => name);

it('begins the requests of the screens that are opened by their address, and of no other', () => {
  const begun = all.flatMap(({ name, firstRequests }) =>
    firstRequests === undefined ? [] : [[name, firstRequests] as const],
  );
  expect(Object.fromEntries(begun)).toEqual({
    bookingBranch: BOOKING_BRANCH_REQUESTS,
    bookingList: BOOKINGS_REQUESTS,
    home: HOME_REQUESTS,
    menu: MENU_REQUESTS,
    orderConfirmation: CHECKOUT_REQUESTS,
  });
});

it('has three screens that look the same to everyone', () => {
  expect(namesOf(all.filter(({ name }) => isPublic(name)))).toEqual([
    'login',
    'maintenance',
    'notFound',
  ]);
});

it('has the tabs in their order', () => {
  expect(TABS.map(({ href }) => href)).toEqual(['/home', '/order', '/me']);
  expect(TABS.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(isTab('/me')).toBe(true);
  expect(isTab('/menu')).toBe(false);
});

it('has a tab at the address of its own screen', () => {
  for (const { name, tab } of all) {
    if (tab === undefined) continue;
    const route = Object.values(ROUTES).find(({ path }) => path === tab.href);
    expect(route?.screen).toBe(name);
  }
});

it('fetches the code ahead of other screens only, and of none twice', () => {
  for (const { name, next = [] } of all) {
    expect(next).not.toContain(name);
    expect(new Set(next).size).toBe(next.length);
  }
});

it('has the ways on from /me in their order, each to the address of its own screen', () => {
  expect(SHORTCUTS.map(({ href }) => href)).toEqual([
    '/qrCode',
    '/order',
    '/myBooking',
    '/addressBook',
    '/notification',
    '/profile',
    '/point',
  ]);
  for (const { name, shortcut } of all) {
    if (shortcut === undefined) continue;
    const route = Object.values(ROUTES).find(({ path }) => path === shortcut.href);
    expect(route?.screen).toBe(name);
  }
});
