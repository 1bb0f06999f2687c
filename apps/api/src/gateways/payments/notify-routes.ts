import { Hono } from 'hono';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../http/context.ts';
import { limitBody, limitTo } from '../../http/limit-bodies.ts';
import { settlePayment } from '../../ordering/settle-payment.ts';
import { readNotice } from './notice.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';

export interface NotifyOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The secret shared with the provider. */
  readonly secret: string;
  readonly provider: string;
}

/** The longest notification of a provider. Whoever sends one is only known once it was hashed. */
const NOTICE = limitTo(16 * 1024);

/**
 * Where the provider reports how payments ended. It is told 200 for everything that was understood,
 * repeated and outdated notices too, so that it stops sending; anything else it sends again.
 */
export function createNotifyRoutes({ db, clock, secret, provider }: NotifyOptions): Hono {
  return new Hono().post('/', async (call) => {
    limitBody(call, NOTICE);
    const body = await call.req.text();
    const now = clock.now();
    const signature = call.req.header(SIGNATURE_HEADER) ?? null;
    if (!isSignedBy(secret, signature, body, now)) return call.json({ received: false }, 401);
    const notice = readNotice(provider, body);
    if (notice === null) return call.json({ received: false }, 400);
    const effect = await settlePayment(db, notice, now);
    return call.json({ received: true, effect });
  });
}
