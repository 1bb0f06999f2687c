import { cents } from '@claypot/sdk';
import { expect, it } from 'vitest';
import type { CheckoutContext } from './checkout.types.ts';
import { agreedRequest } from './outcome.ts';
import { aRequest, FIGURES } from './testing/samples.ts';

const total = { ...FIGURES.total, delivery_fee: cents(900), final_total_amount: cents(3600) };
const context: CheckoutContext = {
  open: true,
  key: null,
  order: null,
  request: null,
  unsettled: false,
  conflict: false,
  resumed: false,
  attempts: 0,
  patient: false,
  problem: { kind: 'priceChanged', figures: { ...FIGURES, total } },
};

it('agrees to the courier’s new fee with the rest of a delivery', () => {
  const request = aRequest({ delivery_method: 'delivery', delivery_fee: cents(650) });
  expect(agreedRequest({ ...context, request })).toMatchObject({
    request: {
      delivery_fee: 900,
      lalamove_delivery_fee: 900,
      subtotal: 2700,
      final_total_amount: 3600,
    },
    problem: null,
  });
});

it('never adds a fee to what is picked up', () => {
  expect(agreedRequest({ ...context, request: aRequest() }).request).toMatchObject({
    delivery_fee: 0,
    lalamove_delivery_fee: 0,
  });
});
