import { expect, test } from 'vitest';
import { browserRandom, uuidFrom } from './random.ts';

test('returns a version 4 UUID for sixteen bytes', () => {
  expect(uuidFrom(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
});

test('returns the requested number of digits', () => {
  for (const count of [1, 6, 40]) {
    expect(browserRandom.digits(count)).toMatch(new RegExp(`^[0-9]{${count}}$`));
  }
});
