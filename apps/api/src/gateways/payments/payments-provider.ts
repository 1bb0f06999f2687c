import { type Config, ConfigError } from '../../platform/config/config.ts';
import type { StripeKeys } from './stripe/create-stripe.ts';

/**
 * Returns the configured payment provider: the sandbox, which moves no money, or Stripe.
 * @throws ConfigError if a variable is missing or unused, or if `STRIPE_URL` is set with a live
 * key.
 */
export function choosePayments({
  payments,
  stripeSecretKey: secretKey,
  stripeWebhookSecret: webhookSecret,
  stripeUrl: url,
}: Pick<Config, 'payments' | 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeUrl'>):
  | StripeKeys
  | 'sandbox' {
  if (payments === 'sandbox') {
    const set = [secretKey, webhookSecret, url].some((value) => value !== null);
    if (!set) return 'sandbox';
    throw new ConfigError([
      'PAYMENTS=stripe is missing: what begins with STRIPE_ counts for nothing without it. Set it, or take those variables out.',
    ]);
  }
  if (secretKey !== null && webhookSecret !== null) {
    if (url === null || secretKey.includes('_test_')) return { secretKey, webhookSecret, url };
    throw new ConfigError([
      'STRIPE_URL is for a rehearsal, and STRIPE_SECRET_KEY moves real money. Take STRIPE_URL out, or use a test key.',
    ]);
  }
  throw new ConfigError([
    ...(secretKey === null
      ? ['STRIPE_SECRET_KEY is missing: PAYMENTS=stripe needs the key of the account.']
      : []),
    ...(webhookSecret === null
      ? [
          'STRIPE_WEBHOOK_SECRET is missing: PAYMENTS=stripe needs the signing secret of the endpoint that posts to /api/payments/stripe.',
        ]
      : []),
  ]);
}
