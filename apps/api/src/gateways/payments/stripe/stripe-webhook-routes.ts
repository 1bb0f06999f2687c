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
  /** The endpoint's, `whsec_…`. */
  readonly secret: string;
  readonly onOutcome?: OnOutcome | undefined;
  /** Reads at Stripe what an event is about. */
  readonly stripe: Pick<StripePayments, 'refundsOf' | 'referenceOf'>;
}

/** A session with all that Stripe tells of it takes some 5 kB. */
const EVENT = limitTo(64 * 1024);

/**
 * Where Stripe reports. It is told 200 for whatever was understood, repeated, outdated and other
 * people's events too, so that it stops sending; what failed here is a 500, and sent again.
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
 * Records the refunds that staff made in Stripe's dashboard. All of the payment's are read at Stripe,
 * so that it does not matter which event comes, how often and in what order.
 */
async function recordDeskRefunds(
  { events, stripe }: Recording,
  intentId: string,
  now: Temporal.Instant,
): Promise<void> {
  const found = await stripe.refundsOf(intentId);
  if (found === null) return;
  const { reference } = found;
  // The oldest first.
  for (const { id, state, amount, isOurs } of found.refunds.toReversed()) {
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
