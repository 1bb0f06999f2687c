import { expect, it } from 'vitest';
import { findUnsafeText } from './safe-text.ts';

it.each([
  [{ a: ['汤', '🍲'] }, null],
  [{ a: [{ b: 'x\0' }] }, 'body.a.0.b'],
  [{ a: '\ud800' }, 'body.a'],
  [{ 'k\0': 1 }, 'body'],
  ['\udc00', 'body'],
  [null, null],
  [12, null],
])('%j', (value, path) => {
  expect(findUnsafeText(value, 'body')).toBe(path);
});
