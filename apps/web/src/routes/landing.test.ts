import { expect, test } from 'vitest';
import { landing } from './landing.ts';

test.each([
  ['/', 'none', '/login', 'login'],
  ['/', 'guest', '/me', 'me'],
  ['/orders', 'guest', '/order', 'orderList'],
  ['/orders', 'none', '/login?returnTo=%2Forder', 'login'],
  ['/maintenance', 'none', '/maintainance', 'maintenance'],
  ['/menu', 'guest', '/menu', 'menu'],
  ['/family', 'member', '/family', 'family'],
] as const)('%s for %s ends at %s', (path, identity, end, screen) => {
  expect(landing(path, identity, false)).toEqual({ path: end, screen });
});

test('the programme ends at the welcome of a new member', () => {
  expect(landing('/family', 'member', true)).toEqual({ path: '/firstTime', screen: 'firstTime' });
});
