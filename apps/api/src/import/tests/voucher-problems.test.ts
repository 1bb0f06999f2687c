import { expect, test } from 'vitest';
import { goodFolder, problemsOf } from '../testing.ts';

/** Returns the problems of the small restaurant with one voucher. `fields` are lines of YAML. */
function problemsWith(fields: readonly string[]): string[] {
  const folder = goodFolder();
  const lines = ['slug: ten-off', 'voucher_name: { en: Ten off, zh_CN: 减十元 }', 'valid_days: 30'];
  const entry = [...lines, ...fields].map((line) => `    ${line}`).join('\n');
  folder.files.set('vouchers.yaml', `vouchers:\n${entry.replace('    ', '  - ')}\n`);
  return problemsOf(folder);
}

const AT = 'vouchers.yaml';
const ENTRY = 'vouchers[0]';

test.each([
  ['an amount', ['used: both', 'amount: 10.00']],
  ['a limited percentage', ['used: app', 'percent: 15', 'at_most: 20.00']],
  ['free delivery', ['used: app', 'free: delivery']],
  ['a dish', ['used: dine-in', 'amount: 12.90', 'is_dish: true']],
  ['two branches', ['used: both', 'amount: 10.00', 'only_at: [north, south]']],
])('a voucher with %s is valid', (_, fields) => {
  expect(problemsWith(fields)).toEqual([]);
});

test.each([
  [
    'no benefit',
    ['used: both'],
    [`${AT}:2 ${ENTRY}: must have exactly one of amount, percent and free`],
  ],
  [
    'two benefits',
    ['used: both', 'amount: 10.00', 'percent: 15'],
    [`${AT}:2 ${ENTRY}: must have exactly one of amount, percent and free`],
  ],
  [
    'an amount of nothing',
    ['used: both', 'amount: 0.00'],
    [`${AT}:6 ${ENTRY}.amount: is 0.00, so it takes nothing off; raise it`],
  ],
  [
    'a limit without a percentage',
    ['used: both', 'amount: 10.00', 'at_most: 20.00'],
    [`${AT}:7 ${ENTRY}.at_most: belongs to percent; take it away`],
  ],
  [
    'a dish without its price',
    ['used: dine-in', 'percent: 15', 'is_dish: true'],
    [`${AT}:7 ${ENTRY}.is_dish: needs amount, the price of the dish`],
  ],
  [
    'a delivery to a table',
    ['used: dine-in', 'free: delivery'],
    [`${AT}:5 ${ENTRY}.used: must be app: nothing is delivered to a table`],
  ],
  [
    'a claim period that ends before it begins',
    ['used: both', 'amount: 10.00', 'claim_from: 2026-12-02', 'claim_until: 2026-12-01'],
    [`${AT}:8 ${ENTRY}.claim_until: must not be before claim_from`],
  ],
  [
    'an unknown branch',
    ['used: both', 'amount: 10.00', 'only_at: [north, west]'],
    [`${AT}:7 ${ENTRY}.only_at[1]: there is no branch west in branches.yaml`],
  ],
  [
    'the same branch twice',
    ['used: both', 'amount: 10.00', 'not_at: [north, north]'],
    [`${AT}:7 ${ENTRY}.not_at[1]: names north twice; remove one`],
  ],
  [
    'both lists of branches',
    ['used: both', 'amount: 10.00', 'only_at: [north]', 'not_at: [south]'],
    [`${AT}:8 ${ENTRY}.not_at: cannot stand beside only_at; keep one`],
  ],
])('reports a voucher with %s', (_, fields, problems) => {
  expect(problemsWith(fields)).toEqual(problems);
});
