import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../../shared/time/clock.ts';
import { respond, toErrorAnswer } from '../envelope.ts';
import { logSecurityEvent, RequestFindings } from '../log/log-security-event.ts';
import type { SecurityLog } from '../log/security-log.ts';
import { clientAddress } from '../origin/client-address.ts';
import { countBy } from './rate-limiter.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Rate limit per address. A provider posts a few events per order, from a few addresses, and
 * resends rejected ones.
 */
const OF_ADDRESS = { burst: 600, perSecond: 10 };

export interface WebhookLimitOptions {
  readonly clock: Clock;
  readonly trustedProxies: number;
  /** Multiplier of the default rate limits. */
  readonly rateLimitFactor: number;
  /** Called for every rejected request. */
  readonly logSecurity: SecurityLog;
}

/** Limits the webhooks of an address before their body is read and their signature computed. */
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
    logSecurityEvent(logSecurity, call, 'webhooks', rejected.code, new RequestFindings(address));
    return respond(toErrorAnswer(rejected, now));
  };
}
