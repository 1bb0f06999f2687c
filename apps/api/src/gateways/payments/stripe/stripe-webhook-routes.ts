import { Hono } from 'hono';
import { limitBody, limitTo } from '../../../platform/http/body/limit-bodies.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { rememberHandled } from '../../handled-events.ts';
import type { PaymentEvents } from '../payment-events.ts';
import { isSignedBy } from '../signature.ts';
import type { OnOutcome } from '../webhook.ts';
import { type DisputeStep, readEvent, type StripeNews } from './stripe-events.ts';
import { STRIPE, type StripePayments } from './stripe-payments.ts';

export interface StripeWebhookOptions {
  readonly events: PaymentEvents;
  readonly clock: Clock;
  /** Signing secret of the endpoint, `whsec_…`. */
  readonly secret: string;
  readonly onOutcome?: OnOutcome | undefined;
  /** Reads the payment of an event from Stripe. */
  readonly stripe: Pick<StripePayments, 'refundsOf' | 'referenceOf'>;
}

/** Maximum body size. An event with a session has about 5 kB. */
const EVENT = limitTo(64 * 1024);

/**
 * Creates the route of Stripe's webhook. It returns 200 for every valid event, also if repeated,
 * outdated or unknown, so that Stripe stops sending it. A failure returns 500 and Stripe resends
 * the event.
 */
export function createStripeWebhookRoutes(options: StripeWebhookOptions): Hono {
  const { clock, secret, onOutcome } = options;
  const handled = rememberHandled<string>(clock);
  return new Hono().post('/', async (call) => {
    limitBody(call, EVENT);
    const body = await call.req.text();
    const now = clock.now();
    const signature = call.req.header('Stripe-Signature') ?? null;
    if (!isSignedBy(secret, signature, body, now)) return call.json({ received: false }, 401);
    const news = readEvent(body);
    if (news === null) return call.json({ received: false }, 400);
    const effect = (await handled.once(body, () => take(options, news, now))) ?? 'repeated';
    if (news.kind === 'payment') onOutcome?.(news.webhook.outcome, effect);
    return call.json({ received: true, effect });
  });
}

async function take(
  { events, stripe }: StripeWebhookOptions,
  news: StripeNews,
  now: Temporal.Instant,
): Promise<string> {
  switch (news.kind) {
    case 'payment':
      return events.settle(news.webhook, now);
    case 'refund':
      if (news.refundId !== null) await events.checkRefund(news.refundId, now);
      if (news.intentId !== null) await recordDeskRefunds({ events, stripe }, news.intentId, now);
      return 'looked_at';
    case 'dispute':
      return recordDispute({ events, stripe }, news.step, now);
    default:
      return 'ignored';
  }
}

type Recording = Pick<StripeWebhookOptions, 'events' | 'stripe'>;

/**
 * Records refunds made by staff in Stripe's dashboard. All refunds of the payment are read from
 * Stripe, so the order and repetition of events do not matter.
 */
async function recordDeskRefunds(
  { events, stripe }: Recording,
  intentId: string,
  now: Temporal.Instant,
): Promise<void> {
  const refunds = await stripe.refundsOf(intentId);
  if (refunds === null) return;
  const { reference } = refunds;
  // Oldest first.
  for (const { id, state, amount, isOurs } of refunds.refunds.toReversed()) {
    if (isOurs) continue;
    const kind = state === 'rejected' ? 'refund_failed' : 'refunded';
    const incident = { provider: STRIPE, incidentId: id, kind, reference, amount } as const;
    await events.recordIncident(incident, now);
  }
}

async function recordDispute(
  { events, stripe }: Recording,
  { id, intentId, amount, kind }: DisputeStep,
  now: Temporal.Instant,
): Promise<string> {
  const reference = await stripe.referenceOf(intentId);
  if (reference === null) return 'ignored';
  const incident = { provider: STRIPE, incidentId: id, kind, reference, amount };
  return events.recordIncident(incident, now);
}
