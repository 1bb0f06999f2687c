import { payableOf } from '../../../../composition/payable-of.ts';
import { createPaymentEvents } from '../../../../modules/payments/payment-events.ts';
import type { PaymentState } from '../../../../modules/payments/settlement.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { workAt } from '../../../../testing/jobs.ts';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { createStripe } from '../create-stripe.ts';
import { StripePayments } from '../stripe-payments.ts';
import { createStripeWebhookRoutes } from '../stripe-webhook-routes.ts';
import type { EmulatedSession } from './emulator-ledger.ts';
import { StripeEmulator, TEST_KEY, TEST_WEBHOOK_SECRET } from './stripe-emulator.ts';

/** A restaurant that sends its payments to the emulator, over HTTP and with Stripe's client. */
export interface StripeRestaurant extends Restaurant {
  readonly stripe: StripeEmulator;
  readonly payments: StripePayments;
  /** Posts a webhook and returns the server's response. */
  notify(payload: string, signature?: string): Promise<{ status: number; effect?: string }>;
  /** Posts an event about a session. */
  sendEvent(type: string, session: EmulatedSession, id?: string): Promise<{ effect?: string }>;
  /** Runs the recurring jobs at a moment. */
  work(now: Temporal.Instant): Promise<void>;
  /** Returns the only payment. */
  payment(): Promise<{ id: string; state: PaymentState; refund_id: string | null }>;
}

export async function openStripeRestaurant(): Promise<StripeRestaurant> {
  const opened: { stripe?: StripeEmulator; payments?: StripePayments } = {};
  const restaurant = await openRestaurant(undefined, undefined, async ({ db, clock, reported }) => {
    const stripe = new StripeEmulator(clock);
    await stripe.open();
    const client = await createStripe(
      { secretKey: TEST_KEY, url: stripe.url },
      { maxNetworkRetries: 0 },
    );
    const payments = new StripePayments(client);
    Object.assign(opened, { stripe, payments });
    const routes = createStripeWebhookRoutes({
      events: createPaymentEvents({ db, payableOf, report: (error) => reported.push(error) }),
      clock,
      secret: TEST_WEBHOOK_SECRET,
      stripe: payments,
    });
    return { payments, webhooks: { '/api/payments/stripe': routes } };
  });
  const { stripe, payments } = opened;
  if (stripe === undefined || payments === undefined) throw new Error('Stripe was not asked for');
  const { db } = restaurant;
  const notify = async (payload: string, signature = stripe.sign(payload)) => {
    const answer = await restaurant.fetch(
      new Request('http://demo.localhost/api/payments/stripe', {
        method: 'POST',
        headers: { 'Stripe-Signature': signature },
        body: payload,
      }),
    );
    const { effect } = (await answer.json()) as { effect?: string };
    return { status: answer.status, ...(effect !== undefined && { effect }) };
  };
  return {
    ...restaurant,
    stripe,
    payments,
    notify,
    sendEvent: (type, session, id) => notify(stripe.event(type, stripe.view(session), id)),
    async work(now) {
      await workAt(restaurant, now, payments);
    },
    async payment() {
      const payment = await db.one<{ id: string; state: PaymentState; refund_id: string | null }>(
        sql`select id, state, refund_id from payments`,
      );
      if (payment === null) throw new Error('There is no payment');
      return payment;
    },
    async reset() {
      await restaurant.reset();
      stripe.clearState();
    },
    async close() {
      await restaurant.close();
      stripe.close();
    },
  };
}
