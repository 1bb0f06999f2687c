import { cents } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { agreedRequest } from './checkout.problem.ts';
import type { CheckoutProblem } from './checkout.types.ts';
import { aRequest, FIGURES } from './testing/samples.ts';

const total = { ...FIGURES.total, delivery_fee: cents(900), final_total_amount: cents(3600) };
const problem: CheckoutProblem = { kind: 'priceChanged', figures: { ...FIGURES, total } };

it('accepts the new fee of the courier together with the total of a delivery', () => {
  const request = aRequest({ delivery_method: 'delivery', delivery_fee: cents(650) });
  expect(agreedRequest(request, problem)).toMatchObject({
    delivery_fee: 900,
    lalamove_delivery_fee: 900,
    subtotal: 2700,
    final_total_amount: 3600,
  });
});

it('accepts the new discounts of voucher and points', () => {
  const figures = {
    ...FIGURES,
    total: {
      ...total,
      voucher_discount_amount: cents(540),
      point_discount_amount: cents(1000),
    },
  };
  const request = aRequest({ claim_voucher_id: 'held-1', voucher_use_amount: cents(500) });
  expect(agreedRequest(request, { kind: 'priceChanged', figures })).toMatchObject({
    claim_voucher_id: 'held-1',
    voucher_use_amount: 540,
    point_discount: 1000,
  });
});

it('leaves the courier fee unchanged if a voucher pays it', () => {
  const free = { ...total, delivery_fee: cents(0) };
  const request = aRequest({
    delivery_method: 'delivery',
    delivery_fee: cents(0),
    lalamove_delivery_fee: cents(650),
  });
  const figures = { ...FIGURES, total: free };
  expect(agreedRequest(request, { kind: 'priceChanged', figures })).toMatchObject({
    delivery_fee: 0,
    lalamove_delivery_fee: 650,
  });
});

it('adds no fee to a pickup order', () => {
  expect(agreedRequest(aRequest(), problem)).toMatchObject({
    delivery_fee: 0,
    lalamove_delivery_fee: 0,
  });
});

it('returns null for problems without a question', () => {
  expect(agreedRequest(aRequest(), { kind: 'unavailable', lines: [] })).toBeNull();
  expect(agreedRequest(aRequest(), { kind: 'notPlaced' })).toBeNull();
});
