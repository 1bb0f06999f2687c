import { expect, test } from 'vitest';
import { choosePayments } from './payments-provider.ts';

const nothing = {
  payments: 'sandbox' as const,
  stripeSecretKey: null,
  stripeWebhookSecret: null,
  stripeUrl: null,
};
const stripe = {
  ...nothing,
  payments: 'stripe' as const,
  stripeSecretKey: 'sk_live_12345678',
  stripeWebhookSecret: 'whsec_1234567890123456',
};

test('returns the sandbox when no variable is set', () => {
  expect(choosePayments(nothing)).toBe('sandbox');
});

test('returns the Stripe keys when both secrets are set', () => {
  expect(choosePayments(stripe)).toEqual({
    secretKey: 'sk_live_12345678',
    webhookSecret: 'whsec_1234567890123456',
    url: null,
  });
});

test.each([
  ['no key', { ...stripe, stripeSecretKey: null }, /^STRIPE_SECRET_KEY is missing/],
  ['no webhook secret', { ...stripe, stripeWebhookSecret: null }, /^STRIPE_WEBHOOK_SECRET is/],
  [
    'neither',
    { ...nothing, payments: 'stripe' as const },
    /^STRIPE_SECRET_KEY .*\nSTRIPE_WEBHOOK_SECRET /,
  ],
  ['keys for the sandbox', { ...stripe, payments: 'sandbox' as const }, /^PAYMENTS=stripe is/],
  [
    'real money at a rehearsal',
    { ...stripe, stripeUrl: 'http://127.0.0.1:1' },
    /^STRIPE_URL is for a rehearsal/,
  ],
])('throws a readable error: %s', (_, settings, sentence) => {
  expect(() => choosePayments(settings)).toThrow(sentence);
});
