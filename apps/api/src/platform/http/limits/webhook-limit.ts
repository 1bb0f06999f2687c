import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../../shared/time/clock.ts';
import { errorAnswerAt, respond } from '../envelope.ts';
import { Found, logSecurityEvent } from '../log/log-security-event.ts';
import type { SecurityLog } from '../log/security-log.ts';
import { clientAddress } from '../origin/client-address.ts';
import { countBy } from './rate-limiter.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** A provider posts some events for each order, from a few addresses; it sends again what is rejected. */
const OF_ADDRESS = { burst: 600, perSecond: 10 };

export interface WebhookLimitOptions {
  readonly clock: Clock;
  readonly trustedProxies: number;
  /** How many times the usual may be sent. */
  readonly rateLimitFactor: number;
  /** Called for every rejected request. */
  readonly logSecurity: SecurityLog;
}

/** Limits how often an address may post webhooks, before a body is read and a signature computed. */
export function limitWebhooks(options: WebhookLimitOptions): MiddlewareHandler {
  const { clock, trustedProxies, rateLimitFactor, logSecurity } = options;
  const ofAddress = countBy(OF_ADDRESS, rateLimitFactor);
  return async (call, next) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const now = clock.now();
    const address = clientAddress(call.req.raw, peer, trustedProxies);
    const retryAt = ofAddress(address, 1, now);
    if (retryAt === null) return next();
    const rejected = tooManyRequests(retryAt);
    logSecurityEvent(logSecurity, call, 'webhooks', rejected.code, new Found(address));
    return respond(errorAnswerAt(rejected, now));
  };
}
