import { Hono } from 'hono';
import type { Clock } from '../../shared/time/clock.ts';
import { limitBody, limitTo } from '../http/body/limit-bodies.ts';
import { respond, toErrorAnswer } from '../http/envelope.ts';
import { countBy } from '../http/limits/rate-limiter.ts';
import { tooManyRequests } from '../http/limits/too-many-requests.ts';
import { logSecurityEvent, RequestFindings } from '../http/log/log-security-event.ts';
import type { SecurityLog } from '../http/log/security-log.ts';
import { clientAddress } from '../http/origin/client-address.ts';
import { onlyOwnPages } from '../http/origin/sandbox-access.ts';
import type { ErrorReports } from './error-reports.ts';
import { readEnvelope } from './read-envelope.ts';

/**
 * Path for error reports of the app's pages. Same origin, as the content security policy requires.
 */
export const ERROR_REPORTS = '/api/error-reports';

/** Maximum body size: an error with fifty stack frames has about 10 kB. */
const ENVELOPE = limitTo(32 * 1024);
/**
 * Rate limit per address: a page sends at most ten reports, and dozens of customers may share an
 * address.
 */
const OF_ADDRESS = { burst: 60, perSecond: 0.5 };
/** Total rate limit: an error that affects everyone is still reported often enough. */
const OF_ALL = { burst: 300, perSecond: 5 };

export interface ErrorReportRouteOptions {
  readonly reports: ErrorReports;
  readonly clock: Clock;
  readonly trustedProxies: number;
  /** Multiplier of the default rate limits. */
  readonly rateLimitFactor: number;
  /** Logs clients that exceed the rate limit. */
  readonly logSecurity: SecurityLog;
}

/**
 * Creates the route that accepts error reports from the app's own pages and forwards their redacted
 * content.
 */
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
      logSecurityEvent(
        logSecurity,
        call,
        'errorReports',
        rejected.code,
        new RequestFindings(address),
      );
      return respond(toErrorAnswer(rejected, now));
    }
    limitBody(call, ENVELOPE);
    for (const each of readEnvelope(await call.req.text())) {
      reports.forward({ ...each, tags: { side: 'browser' } });
    }
    // Clients do not learn whether a report was forwarded.
    return call.body(null, 204);
  });
}
