import { ROUTES, type Route } from '@claypot/domain/routes';
import { expect, it } from 'vitest';
import type { Screen } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';
import { isPublic } from './is-public.ts';
import { QUICK_LINKS } from './quick-links.ts';
import { isTab, TABS } from './tabs.ts';

const all = Object.values<Screen>(SCREENS);
const namesOf = (screens: readonly Screen[]) => screens.map(({ name }) => name);

/** What requests know besides the parameters of the route: see {@link FirstRequest}. */
const KNOWN = [
  ...['company', 'subdomain', 'branch', 'customer', 'guest', 'latitude', 'longitude'],
  ...['from', 'to'],
];
const namesIn = (text: string) => [...text.matchAll(/:([a-z]\w*)/g)].map(([, name = '']) => name);

it('begins requests with nothing but what is known and the parameters of the route', () => {
  for (const [route, { path, screen }] of Object.entries<Route>(ROUTES)) {
    const { firstRequests = [] } = all.find(({ name }) => name === screen) ?? {};
    for (const { body = {}, only = route, path: asked } of firstRequests) {
      const texts = [asked, ...Object.values(body)].filter((text) => typeof text === 'string');
      const known = [...KNOWN, ...namesIn(path)];
      if (only === route) expect(known).toEqual(expect.arrayContaining(texts.flatMap(namesIn)));
    }
  }
});

it('has three screens that look the same to everyone', () => {
  expect(namesOf(all.filter(({ name }) => isPublic(name)))).toEqual([
    'login',
    'maintenance',
    'notFound',
  ]);
});

it('has the tabs in their order', () => {
  expect(TABS.map(({ href }) => href)).toEqual(['/home', '/order', '/family', '/me']);
  expect(TABS.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
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
  expect(QUICK_LINKS.map(({ href }) => href)).toEqual([
    '/qrCode',
    '/order',
    '/myBooking',
    '/addressBook',
    '/notification',
    '/profile',
    '/point',
    '/myVouchers',
  ]);
  for (const { name, quickLink } of all) {
    if (quickLink === undefined) continue;
    const route = Object.values(ROUTES).find(({ path }) => path === quickLink.href);
    expect(route?.screen).toBe(name);
  }
});
