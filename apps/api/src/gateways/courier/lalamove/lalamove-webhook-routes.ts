import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../http/context.ts';
import { limitBody, limitTo } from '../../../http/limit-bodies.ts';
import { lookAtDeliveryAgain } from '../../../ordering/deliveries.ts';
import type { LalamoveCourier } from './lalamove-courier.ts';
import { isSignedByLalamove } from './lalamove-signature.ts';

export interface LalamoveWebhookOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly courier: Pick<LalamoveCourier, 'learn'>;
  readonly apiSecret: string;
  /** The whole path it is posted to, which is signed, too. */
  readonly path: string;
  /** A signal that aborts after so many milliseconds. */
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
 * Where Lalamove says that a trip has moved. Its word is a hint and may be repeated, late and out of
 * order: the trip is looked at again. Without a body it only asks whether anybody is here.
 */
export function createLalamoveWebhookRoutes(options: LalamoveWebhookOptions): Hono {
  const { db, clock, courier, timeout = AbortSignal.timeout } = options;
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
    if (!isSignedByLalamove(options.apiSecret, signed, signature)) {
      return call.json({ received: false }, 401);
    }
    const news = v.safeParse(moved, data);
    if (!news.success) return call.json({ received: true, effect: 'ignored' });
    const reference = await courier.learn(news.output.order.orderId, timeout(TIMEOUT));
    if (reference !== null) await lookAtDeliveryAgain(db, reference, clock.now());
    return call.json({ received: true, effect: reference === null ? 'ignored' : 'looked_at' });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
