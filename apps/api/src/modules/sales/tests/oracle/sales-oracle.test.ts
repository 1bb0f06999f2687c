import { describe, expect, test } from 'vitest';
import { EXAMPLE_SALES } from './example-sales.ts';
import { createSalesOracle } from './sales-oracle.ts';

describe('the oracle returns what was worked out by hand', () => {
  test.each(EXAMPLE_SALES)('$name', ({ members, family, steps, end }) => {
    const oracle = createSalesOracle(members, family);
    expect(steps.map(([step]) => oracle.take(step))).toEqual(steps.map(([, outcome]) => outcome));
    expect(oracle.state()).toEqual(end);
  });
});
