import { expect, test } from 'vitest';
import { canRender } from './can-render.ts';

test.each(['/menu', '/home', '/me', '/profile', '/login?signIn=1', '/signUp', '/tnc'])(
  'returns true for %s',
  (path) => {
    expect(canRender(path)).toBe(true);
  },
);

test.each(['/', '/login', '/orders', '/orderReceipt', '/menu?branch=bangsar'])(
  'returns false for %s',
  (path) => {
    expect(canRender(path)).toBe(false);
  },
);
