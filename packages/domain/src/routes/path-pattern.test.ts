import { expect, test } from 'vitest';
import { pathPattern } from './path-pattern.ts';

test.each([
  ['/login', '/login', true],
  ['/login', '/login/', true],
  ['/login', '/Login', false],
  ['/login', '/login/more', false],
  ['/', '/', true],
  ['/', '/login', false],
  ['/order/:id', '/order/7', true],
  ['/order/:id', '/order', false],
  ['/history/:type?', '/history', true],
  ['/history/:type?', '/history/topup', true],
  ['/a.b', '/aXb', false],
])('%s matches %s: %s', (path, given, fits) => {
  expect(pathPattern(path).test(given)).toBe(fits);
});
