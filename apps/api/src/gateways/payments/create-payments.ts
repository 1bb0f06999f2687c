import type { Hono } from 'hono';
import type { Db } from '../../platform/db/db.ts';
import type { RandomSource } from '../../shared/random.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { PaymentEvents } from './payment-events.ts';
import type { Payments } from './payments.ts';
import { SANDBOX, Sandbox } from './sandbox/sandbox.ts';
import { createStripe, type StripeKeys } from './stripe/create-stripe.ts';
import { StripePayments } from './stripe/stripe-payments.ts';
import { createStripeWebhookRoutes } from './stripe/stripe-webhook-routes.ts';
import type { OnOutcome } from './webhook.ts';
import { createWebhookRoutes } from './webhook-routes.ts';

/** Who takes payments, and what comes with them. */
export interface PaymentsGateway {
  readonly payments: Payments;
  /** The same where it is the sandbox, whose pages are served here; else null. */
  readonly sandbox: Sandbox | null;
  /** Where payments are reported, by path. */
  readonly webhooks: Readonly<Record<string, Hono>>;
}

export interface CreatePaymentsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'token'>;
  /** Signs what the sandbox reports. */
  readonly secret: string;
  /** Told what a provider said of a payment, and what came of it. */
  readonly onOutcome?: OnOutcome | undefined;
  /** Takes what the provider's webhooks report. */
  readonly events: PaymentEvents;
}

/** Puts together what was chosen. */
export async function createPayments(
  chosen: StripeKeys | 'sandbox',
  { db, clock, random, secret, onOutcome, events }: CreatePaymentsOptions,
): Promise<PaymentsGateway> {
  if (chosen !== 'sandbox') {
    const stripe = new StripePayments(await createStripe(chosen));
    const routes = createStripeWebhookRoutes({
      events,
      clock,
      secret: chosen.webhookSecret,
      onOutcome,
      stripe,
    });
    return {
      payments: stripe,
      sandbox: null,
      webhooks: { '/api/payments/stripe': routes },
    };
  }
  const routes = createWebhookRoutes({ events, clock, secret, provider: SANDBOX, onOutcome });
  const sandbox = new Sandbox({
    db,
    clock,
    random,
    secret,
    prefix: '/sandbox',
    notifyUrl: 'http://localhost/',
    // Straight to where it is taken: a notification has to arrive while the server drains, too.
    deliver: async (request) => routes.fetch(request),
  });
  return { payments: sandbox, sandbox, webhooks: { '/api/payments/notify': routes } };
}
