import { describe, expect, test } from 'vitest';
import { storedOffset } from './clock-offset.ts';

const viewWith = (getItem: () => string | null) => ({ localStorage: { getItem } as never });

describe('storedOffset', () => {
  test.each([
    ['-46800000', -46_800_000],
    [null, 0],
    ['yesterday', 0],
  ])('returns %j as %i ms', (stored, offset) => {
    expect(storedOffset(viewWith(() => stored))).toBe(offset);
  });

  test('returns 0 when access to the storage throws', () => {
    const blocked = {
      get localStorage(): never {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    expect(storedOffset(blocked)).toBe(0);
  });
});
