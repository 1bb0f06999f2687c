import { Hono } from 'hono';
import { limitBody, limitTo } from '../../platform/http/body/limit-bodies.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { rememberHandled } from '../handled-events.ts';
import type { PaymentEvents, SettlementEffect } from './payment-events.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';
import { type OnOutcome, readWebhook } from './webhook.ts';

export interface NotifyOptions {
  readonly events: Pick<PaymentEvents, 'settle'>;
  readonly clock: Clock;
  readonly secret: string;
  readonly provider: string;
  readonly onOutcome?: OnOutcome | undefined;
}

/** Maximum size of a notification. The sender is unknown until the whole body is hashed. */
const WEBHOOK = limitTo(16 * 1024);

/**
 * Creates the route of the provider's payment webhook. It returns 200 for every valid webhook, also
 * if repeated or outdated, so that the provider stops sending it.
 */
export function createWebhookRoutes({
  events,
  clock,
  secret,
  provider,
  onOutcome,
}: NotifyOptions): Hono {
  const handled = rememberHandled<SettlementEffect>(clock);
  return new Hono().post('/', async (call) => {
    limitBody(call, WEBHOOK);
    const body = await call.req.text();
    const now = clock.now();
    const signature = call.req.header(SIGNATURE_HEADER) ?? null;
    if (!isSignedBy(secret, signature, body, now)) return call.json({ received: false }, 401);
    const webhook = readWebhook(provider, body);
    if (webhook === null) return call.json({ received: false }, 400);
    const effect = (await handled.once(body, () => events.settle(webhook, now))) ?? 'repeated';
    onOutcome?.(webhook.outcome, effect);
    return call.json({ received: true, effect });
  });
}
