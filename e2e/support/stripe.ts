import 'temporal-polyfill/global';
import type { EmulatedSession } from '../../apps/api/src/gateways/payments/stripe/testing/emulator-ledger.ts';
import {
  StripeEmulator,
  TEST_KEY,
  TEST_WEBHOOK_SECRET,
} from '../../apps/api/src/gateways/payments/stripe/testing/stripe-emulator.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface StripeFixtures {
  readonly stripe: StripeEmulator;
  /** Sends Stripe's webhook about a session. */
  readonly sendEvent: (type: string, session: EmulatedSession) => Promise<void>;
}

/** Test for journeys with payments at the Stripe emulator. */
export const test = base.extend<StripeFixtures>({
  alone: true,
  // The runner reads from the first parameter which fixtures are asked for.
  // biome-ignore lint/correctness/noEmptyPattern: none are.
  stripe: async ({}, use) => {
    const stripe = new StripeEmulator({ now: () => Temporal.Now.instant() });
    await stripe.open();
    await use(stripe);
    stripe.close();
  },
  environment: async ({ stripe }, use) => {
    await use({
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: TEST_KEY,
      STRIPE_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      STRIPE_URL: stripe.url,
    });
  },
  sendEvent: [
    async ({ stripe, product }, use) => {
      const sendEvent: StripeFixtures['sendEvent'] = async (type, session) => {
        const body = stripe.event(type, stripe.view(session));
        const answer = await fetch(`http://127.0.0.1:${product.port}/api/payments/stripe`, {
          method: 'POST',
          headers: { 'stripe-signature': stripe.sign(body) },
          body,
        });
        if (!answer.ok) throw new Error(`The server returned ${answer.status}`);
      };
      stripe.onPaid = (session) => sendEvent('checkout.session.completed', session);
      await use(sendEvent);
    },
    { auto: true },
  ],
});
