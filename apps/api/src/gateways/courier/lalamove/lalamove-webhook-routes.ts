import { Hono } from 'hono';
import * as v from 'valibot';
import { limitBody, limitTo } from '../../../platform/http/body/limit-bodies.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { isFresh } from '../../fresh-signature.ts';
import { rememberHandled } from '../../handled-events.ts';
import type { CourierEvents } from '../courier-events.ts';
import type { LalamoveCourier } from './lalamove-courier.ts';
import { isSignedByLalamove } from './lalamove-signature.ts';

export interface LalamoveWebhookOptions {
  readonly events: CourierEvents;
  readonly clock: Clock;
  readonly courier: Pick<LalamoveCourier, 'learn'>;
  readonly apiSecret: string;
  /** Full path of the webhook; part of the signature. */
  readonly path: string;
  /** Returns a signal that aborts after the given number of ms. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

const EVENT = limitTo(64 * 1024);
const TIMEOUT = 5000;

const webhook = v.object({
  timestamp: v.union([v.number(), v.string()]),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  data: v.looseObject({}),
});

const moved = v.object({
  order: v.object({ orderId: v.pipe(v.string(), v.regex(/^\d{1,64}$/)) }),
});

/**
 * Creates the route of Lalamove's webhook. An event is only a hint that may arrive repeated, late
 * or out of order. Each new event about one of our orders triggers a check of the trip. An empty
 * body is Lalamove's health check.
 */
export function createLalamoveWebhookRoutes(options: LalamoveWebhookOptions): Hono {
  const { events, clock, courier, timeout = AbortSignal.timeout } = options;
  const handled = rememberHandled<string>(clock);
  const refreshOrder = async (orderId: string): Promise<string> => {
    const reference = await courier.learn(orderId, timeout(TIMEOUT));
    if (reference === null) return 'ignored';
    await events.checkTrip(reference, clock.now());
    return 'looked_at';
  };
  return new Hono().post('/', async (call) => {
    limitBody(call, EVENT);
    const body = await call.req.text();
    if (body.trim() === '') return call.json({ received: true });
    const read = v.safeParse(webhook, parseJson(body));
    if (!read.success) return call.json({ received: false }, 400);
    const { timestamp, signature, data } = read.output;
    const signed = {
      timestamp: String(timestamp),
      method: 'POST',
      path: options.path,
      body: JSON.stringify(data),
    };
    const isSigned = isSignedByLalamove(options.apiSecret, signed, signature);
    if (!isSigned || !isFresh(readTimestamp(timestamp), clock.now())) {
      return call.json({ received: false }, 401);
    }
    const news = v.safeParse(moved, data);
    if (!news.success) return call.json({ received: true, effect: 'ignored' });
    // The event's id is not signed, so a replay could change it; the signature is the key.
    const effect = await handled.once(signature, () => refreshOrder(news.output.order.orderId));
    return call.json({ received: true, effect: effect ?? 'repeated' });
  });
}

/** Numbers below this are epoch seconds, others milliseconds. */
const MOST_SECONDS = 100_000_000_000;

/** Reads the signed timestamp in epoch seconds; null if it is invalid. */
function readTimestamp(written: string | number): number | null {
  const number = Number(written);
  if (!Number.isSafeInteger(number) || number <= 0) return null;
  return number < MOST_SECONDS ? number : Math.floor(number / 1000);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
