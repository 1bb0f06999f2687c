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

/** The configured payment provider with its routes. */
export interface PaymentsGateway {
  readonly payments: Payments;
  /** The same provider if it is the sandbox, which has pages of its own; otherwise null. */
  readonly sandbox: Sandbox | null;
  /** Webhook routes by path. */
  readonly webhooks: Readonly<Record<string, Hono>>;
}

export interface CreatePaymentsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'token'>;
  /** Signs the sandbox's notifications. */
  readonly secret: string;
  /** Called with each provider event and its effect. */
  readonly onOutcome?: OnOutcome | undefined;
  readonly events: PaymentEvents;
}

/** Creates the configured payment provider and its webhook routes. */
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
    // Calls the route directly, because notifications must also arrive while the server drains.
    deliver: async (request) => routes.fetch(request),
  });
  return { payments: sandbox, sandbox, webhooks: { '/api/payments/notify': routes } };
}
