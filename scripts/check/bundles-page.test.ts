import { expect, it } from 'vitest';
import { outdatedTotals } from './bundles-page.ts';

const REPORT = `
| page | total | budget | files |
| --- | --: | --: | --: |
| login | 132.7 | 134.0 | 5 |
| menu | 183.6 | 185.0 | 14 |
`;

const weighed = (name: string, weight: number) => ({ name, weight, budget: 200_000 });

it('outdatedTotals returns the pages with a total that differs from the build', () => {
  const measured = [weighed('login', 132_900), weighed('menu', 186_600)];
  expect(outdatedTotals(REPORT, measured)).toEqual(['menu']);
});

it('outdatedTotals ignores pages that the report does not list', () => {
  expect(outdatedTotals(REPORT, [weighed('counter', 90_000)])).toEqual([]);
});
