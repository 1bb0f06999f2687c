import { Hono } from 'hono';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../http/context.ts';
import { limitBody, limitTo } from '../../../http/limit-bodies.ts';
import { lookAtRefundAgain } from '../../../payments/give-back.ts';
import { settlePayment } from '../../../payments/settle-payment.ts';
import { rememberHandled } from '../../handled-events.ts';
import { isSignedBy } from '../signature.ts';
import type { OnNotice } from '../webhook.ts';
import { readEvent, type StripeNews } from './stripe-events.ts';

export interface StripeWebhookOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The endpoint's, `whsec_…`. */
  readonly secret: string;
  readonly onNotice?: OnNotice | undefined;
}

/** A session with all that Stripe tells of it takes some 5 kB. */
const EVENT = limitTo(64 * 1024);

/**
 * Where Stripe reports. It is told 200 for whatever was understood, repeated, outdated and other
 * people's events too, so that it stops sending; what failed here is a 500, and sent again.
 */
export function createStripeWebhookRoutes({
  db,
  clock,
  secret,
  onNotice,
}: StripeWebhookOptions): Hono {
  const handled = rememberHandled<string>(clock);
  return new Hono().post('/', async (call) => {
    limitBody(call, EVENT);
    const body = await call.req.text();
    const now = clock.now();
    const signature = call.req.header('Stripe-Signature') ?? null;
    if (!isSignedBy(secret, signature, body, now)) return call.json({ received: false }, 401);
    const news = readEvent(body);
    if (news === null) return call.json({ received: false }, 400);
    const effect = (await handled.once(body, () => take(db, news, now))) ?? 'repeated';
    if (news.kind === 'payment') onNotice?.(news.webhook.outcome, effect);
    return call.json({ received: true, effect });
  });
}

async function take(db: Db, news: StripeNews, now: Temporal.Instant): Promise<string> {
  switch (news.kind) {
    case 'payment':
      return settlePayment(db, news.webhook, now);
    case 'refund':
      await lookAtRefundAgain(db, news.refundId, now);
      return 'looked_at';
    default:
      return 'ignored';
  }
}
