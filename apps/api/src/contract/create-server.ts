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
import { type CounterOptions, createCounterRoutes } from './counter/counter-routes.ts';
import { createSetUpRoutes, type SetUpOptions } from './counter/set-up/set-up-routes.ts';
import { ContractViolation } from './schema/checks.ts';

export interface ServerOptions extends ApiOptions {
  /** Routes other than the operations, by path prefix: notifications, sandbox pages, docs. */
  mounts?: Readonly<Record<string, Hono>>;
  /** The staff side, below `/api/counter`. */
  counter: CounterOptions;
  /** Set-up of a server without a company, below `/api/counter/set_up`. */
  setUp: SetUpOptions;
  /** Returns true if background jobs are running. */
  isWorking: () => boolean;
  /** Serves all remaining paths: pages, assets, images. */
  web?: Hono;
}

/**
 * Creates the server as a function from request to response; it does not listen on a port. All
 * dependencies are passed in, so tests can call it in process.
 */
export function createServer(options: ServerOptions): Drainable {
  const { clock, db, isWorking, trustedProxies, mapProvider, mounts = {}, web, report } = options;
  const app = new Hono();
  // Ignore the client's request id: a client could forge log entries of another request.
  app.use(requestId({ headerName: '' }));
  app.use(securityHeaders((request) => requestOrigin(request, trustedProxies).https, mapProvider));
  // Clients synchronise their clocks with the Date header, so it uses the clock that orders and
  // codes are checked against.
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
  app.route('/api', createSetUpRoutes(options, options.setUp));
  app.route('/api', createCounterRoutes(options, options.counter));
  app.route('/api', createApiRoutes(options));
  app.all('/api/*', () => respond(rejection(new ApiError('NOT_FOUND'))));
  if (web) app.route('/', web);
  app.notFound(() => respond(rejection(new ApiError('NOT_FOUND'))));
  app.onError((error, call) => {
    // A server bug: rethrow it so that the calling test fails.
    if (error instanceof ContractViolation) throw error;
    const apiError = toApiError(error);
    if (apiError.status >= 500) {
      // Report the route, not the path: paths of payments, riders and pictures contain secret
      // tokens.
      report(error, { ...requestIds(call), operation: routePath(call) });
    }
    return respond(rejection(apiError));
  });
  return drainable(
    (request, peer) => app.fetch(request, { peer }),
    () => respond(rejection(new ApiError('SERVICE_UNAVAILABLE'))),
  );
}
