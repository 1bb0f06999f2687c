import { ROUTES, type Route } from '@claypot/domain/routes';
import { expect, it } from 'vitest';
import type { Screen } from '../screens/definition/screen.ts';
import { SCREENS } from './generated/screens.ts';
import { isPublic } from './is-public.ts';
import { QUICK_LINKS } from './quick-links.ts';
import { isTab, TABS } from './tabs.ts';

const all = Object.values<Screen>(SCREENS);
const namesOf = (screens: readonly Screen[]) => screens.map(({ name }) => name);

/** Placeholders of requests in addition to the route's parameters: see {@link FirstRequest}. */
const KNOWN = [
  ...['company', 'subdomain', 'branch', 'customer', 'guest', 'latitude', 'longitude'],
  ...['from', 'to'],
];
const namesIn = (text: string) => [...text.matchAll(/:([a-z]\w*)/g)].map(([, name = '']) => name);

it('uses only known placeholders and route parameters in first requests', () => {
  for (const [route, { path, screen }] of Object.entries<Route>(ROUTES)) {
    const { firstRequests = [] } = all.find(({ name }) => name === screen) ?? {};
    for (const { body = {}, only = route, path: asked } of firstRequests) {
      const texts = [asked, ...Object.values(body)].filter((text) => typeof text === 'string');
      const known = [...KNOWN, ...namesIn(path)];
      if (only === route) expect(known).toEqual(expect.arrayContaining(texts.flatMap(namesIn)));
    }
  }
});

it('names the main control of every screen of a route', () => {
  const screens = Object.values<Route>(ROUTES).map(({ screen }) => screen);
  for (const { mainControl, name } of all) {
    if (screens.includes(name)) expect(mainControl?.press, name).toMatch(/./);
  }
});

it('has three public screens', () => {
  expect(namesOf(all.filter(({ name }) => isPublic(name)))).toEqual([
    'login',
    'maintenance',
    'notFound',
  ]);
});

it('lists the tabs in order', () => {
  expect(TABS.map(({ href }) => href)).toEqual(['/home', '/order', '/family', '/me']);
  expect(TABS.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(isTab('/me')).toBe(true);
  expect(isTab('/menu')).toBe(false);
});

it('links each tab to a route of its own screen', () => {
  for (const { name, tab } of all) {
    if (tab === undefined) continue;
    const route = Object.values(ROUTES).find(({ path }) => path === tab.href);
    expect(route?.screen).toBe(name);
  }
});

it('prefetches only other screens, each once', () => {
  for (const { name, next = [] } of all) {
    expect(next).not.toContain(name);
    expect(new Set(next).size).toBe(next.length);
  }
});

it('lists the quick links of /me in order, each linking to its own screen', () => {
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
