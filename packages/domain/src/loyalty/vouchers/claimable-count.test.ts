import { expect, it } from 'vitest';
import { claimableCount } from './claimable-count.ts';

it('counts the vouchers without a claim rejection', () => {
  expect(claimableCount([])).toBe(0);
  expect(
    claimableCount([
      { claim_refusal: null },
      { claim_refusal: 'NOT_ENOUGH_POINT' },
      { claim_refusal: null },
    ]),
  ).toBe(2);
});
