import { Hono } from 'hono';
import type { Clock } from '../../shared/time/clock.ts';
import { limitBody, limitTo } from '../http/body/limit-bodies.ts';
import { errorAnswerAt, respond } from '../http/envelope.ts';
import { countBy } from '../http/limits/rate-limiter.ts';
import { tooManyRequests } from '../http/limits/too-many-requests.ts';
import { Found, logSecurityEvent } from '../http/log/log-security-event.ts';
import type { SecurityLog } from '../http/log/security-log.ts';
import { clientAddress } from '../http/origin/client-address.ts';
import { onlyOwnPages } from '../http/origin/sandbox-access.ts';
import type { ErrorReports } from './error-reports.ts';
import { readEnvelope } from './read-envelope.ts';

/** Where the app's pages send what failed: an address of their own, as their policy wants it. */
export const ERROR_REPORTS = '/api/error-reports';

/** A failure with fifty places of code takes some 10 kB. */
const ENVELOPE = limitTo(32 * 1024);
/** A page sends ten in its life, and dozens of customers share an address. */
const OF_ADDRESS = { burst: 60, perSecond: 0.5 };
/** A failure that everybody has is told often enough. */
const OF_ALL = { burst: 300, perSecond: 5 };

export interface ErrorReportRouteOptions {
  readonly reports: ErrorReports;
  readonly clock: Clock;
  readonly trustedProxies: number;
  /** How many times the usual may be sent. */
  readonly rateLimitFactor: number;
  /** Told of whoever sends too many. */
  readonly logSecurity: SecurityLog;
}

/** Takes reports of the app's own pages, and hands on what they say of the code. */
export function createErrorReportRoutes(options: ErrorReportRouteOptions): Hono {
  const { reports, clock, trustedProxies, rateLimitFactor, logSecurity } = options;
  const ofAddress = countBy(OF_ADDRESS, rateLimitFactor);
  const ofAll = countBy(OF_ALL, rateLimitFactor);
  return new Hono().use(onlyOwnPages(trustedProxies)).post('/', async (call) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const now = clock.now();
    const address = clientAddress(call.req.raw, peer, trustedProxies);
    const retryAt = ofAddress(address, 1, now) ?? ofAll('', 1, now);
    if (retryAt !== null) {
      const rejected = tooManyRequests(retryAt);
      logSecurityEvent(logSecurity, call, 'errorReports', rejected.code, new Found(address));
      return respond(errorAnswerAt(rejected, now));
    }
    limitBody(call, ENVELOPE);
    for (const each of readEnvelope(await call.req.text())) {
      reports.forward({ ...each, tags: { side: 'browser' } });
    }
    // Whoever sends learns nothing of what became of it.
    return call.body(null, 204);
  });
}
