import { expect, test } from 'vitest';
import type { Schemas } from './contract-types.ts';
import { fromWire } from './from-wire.ts';
import contract from './generated/customer/contract.json' with { type: 'json' };
import { MoneyFormatError } from './money.ts';

const { data } = contract.components.examples.CompanyFound.value;
const company = data as unknown as Schemas['Company'];

test('converts a company embedded in the page like one from a request', () => {
  expect(fromWire('Company', company)).toEqual({
    ...company,
    max_discount_amount: 1000,
    topup_amounts: [5000, 10_000, 20_000, 50_000, 100_000],
  });
});

test('throws for a malformed amount in the page', () => {
  const broken = { ...company, max_discount_amount: '10' } as unknown as Schemas['Company'];
  expect(() => fromWire('Company', broken)).toThrow(MoneyFormatError);
});
