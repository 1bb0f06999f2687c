import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { limitBodies } from '../platform/http/body/limit-bodies.ts';
import { type Drainable, drainable } from '../platform/http/drain.ts';
import { rejection, respond, toApiError } from '../platform/http/envelope.ts';
import { createHealth } from '../platform/http/health.ts';
import { requestIds } from '../platform/http/log/request-ids.ts';
import { rejectBadAddresses } from '../platform/http/origin/reject-bad-addresses.ts';
import { requestOrigin } from '../platform/http/origin/request-origin.ts';
import { createReadiness } from '../platform/http/readiness.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { ApiError } from '../shared/api-error.ts';
import { type ApiOptions, createApiRoutes } from './api-routes.ts';
import { ContractViolation } from './schema/checks.ts';

export interface ServerOptions extends ApiOptions {
  /** Routes beside the operations, by path prefix: notifications, sandbox pages, docs. */
  mounts?: Readonly<Record<string, Hono>>;
  /** Whether jobs are being done. */
  isWorking: () => boolean;
  /** Answers every path that nothing else does: pages, assets, pictures. */
  web?: Hono;
}

/**
 * Puts the server together: a function from request to response that listens nowhere. Everything
 * it depends on is given, so that tests call it in process.
 */
export function createServer(options: ServerOptions): Drainable {
  const { clock, db, isWorking, trustedProxies, mapProvider, mounts = {}, web, report } = options;
  const app = new Hono();
  // Whoever asks could write anything into the log as another's.
  app.use(requestId({ headerName: '' }));
  app.use(securityHeaders((request) => requestOrigin(request, trustedProxies).https, mapProvider));
  // Clients correct their clocks by it, so it is the time that orders and codes are judged by.
  app.use(async (call, next) => {
    await next();
    const now = new Date(clock.now().epochMilliseconds);
    call.res.headers.set('date', now.toUTCString());
  });
  app.use(rejectBadAddresses);
  app.use(limitBodies);
  app.get('/healthz', createHealth(db));
  app.get('/readyz', createReadiness(db, isWorking));
  for (const [prefix, routes] of Object.entries(mounts)) app.route(prefix, routes);
  app.route('/api', createApiRoutes(options));
  if (web) app.route('/', web);
  app.notFound(() => respond(rejection(new ApiError('NOT_FOUND'))));
  app.onError((error, call) => {
    // Ours to mend: it has to reach the test that called, not the client.
    if (error instanceof ContractViolation) throw error;
    const told = toApiError(error);
    if (told.status >= 500) {
      // The route and not the path: a payment's, a rider's or a picture's holds the key to it.
      report(error, { ...requestIds(call), operation: routePath(call) });
    }
    return respond(rejection(told));
  });
  return drainable(
    (request, peer) => app.fetch(request, { peer }),
    () => respond(rejection(new ApiError('SERVICE_UNAVAILABLE'))),
  );
}
