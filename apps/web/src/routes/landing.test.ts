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
] as const)('resolves %s for %s to %s', (path, identity, end, screen) => {
  expect(landing(path, identity, false)).toEqual({ path: end, screen });
});

test('redirects a new member from the programme to the welcome screen', () => {
  expect(landing('/family', 'member', true)).toEqual({ path: '/firstTime', screen: 'firstTime' });
});
