import type { OperationId } from '@claypot/sdk/contract-types';
import type { Hono } from 'hono';
import type { Db } from '../platform/db/db.ts';
import { requestOrigin } from '../platform/http/origin/request-origin.ts';
import { ApiError } from '../shared/api-error.ts';
import type { Context } from './context/context.ts';
import { type Arrival, createContext } from './context/create-context.ts';
import { costOf } from './costs.ts';
import type { Handlers } from './handlers.ts';
import { createOperationRoutes, type RouteOptions } from './operation-routes.ts';
import { deletePageCookies, hasPageCookies } from './page/page-cookies.ts';
import { requireCustomerAllowed } from './require-allowed.ts';
import { runHandler } from './run-operation.ts';
import { compileChecks, type OperationChecks } from './schema/checks.ts';
import { contract } from './schema/document.ts';

export interface ApiOptions extends RouteOptions {
  handlers: Handlers;
  /**
   * Returns the id of the member who owns the session of this bearer token; null if there is none.
   */
  findSessionMember: (
    db: Db,
    companyId: string,
    bearer: string,
    now: Temporal.Instant,
  ) => Promise<string | null>;
}

const checks = compileChecks<OperationId>(contract);

/** Creates a route for every operation of the customers' contract. */
export function createApiRoutes(options: ApiOptions): Hono {
  return createRoutes(options, checks);
}

/** Creates a route for every operation of the customers' contract without side effects. */
export function createReadRoutes(options: ApiOptions): Hono {
  return createRoutes(
    options,
    checks.filter(({ operation }) => operation.isSafe),
  );
}

function createRoutes(
  options: ApiOptions,
  selected: readonly OperationChecks<OperationId>[],
): Hono {
  return createOperationRoutes<OperationId, Context>(options, {
    checks: selected,
    costOf,
    // Reject unauthenticated requests before reading the body.
    admit: async ({ membersOnly, body }, request, arrival) =>
      membersOnly && body ? admitMember(options, request, arrival) : null,
    requireCallerAllowed: (request, body, _, cost) =>
      requireCustomerAllowed(options, request, body, cost),
    createContext: (request, arrival, body) =>
      createContext(options, request, { ...arrival, companyName: readCompanyName(body) }),
    // The session of the page cookie may be the one that has ended.
    cookiesOf: (status, request) => {
      if (status !== 401) return [];
      const site = requestOrigin(request, options.trustedProxies);
      return hasPageCookies(request.headers.get('cookie'), site) ? deletePageCookies(site) : [];
    },
    run: (id, context, parts) => {
      if (context.company.preview_until !== null) requireInPreview(id);
      return runHandler(options.handlers, id, context, parts);
    },
  });
}

const SAFE: ReadonlySet<string> = new Set(
  checks.filter(({ operation }) => operation.isSafe).map(({ operation }) => operation.id),
);

/**
 * Rejects operations that a preview does not have. It has no customers and takes no orders, so only
 * the cart changes.
 * @throws ApiError `PREVIEW_ONLY`.
 */
function requireInPreview(id: OperationId): void {
  const isCart = id.startsWith('cart') && id !== 'cartCreateOrder';
  if (!isCart && !SAFE.has(id)) throw new ApiError('PREVIEW_ONLY');
}

/** @throws ApiError `SESSION_EXPIRED` if the bearer token is missing or invalid. */
async function admitMember(
  options: ApiOptions,
  request: Request,
  arrival: Arrival,
): Promise<Context> {
  const context = await createContext(options, request, arrival);
  const { db, company, bearer, now, page } = context;
  const member =
    bearer === null
      ? (page?.visitor?.customerId ?? null)
      : await options.findSessionMember(db, company.id, bearer, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  return context;
}

/** Subdomain sent by an app on a host without a company. */
const NO_COMPANY = 'localhost';

/** `company/info` names its company in the body, so it works on any host. */
function readCompanyName(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('subdomain' in body)) return null;
  const { subdomain } = body;
  return typeof subdomain === 'string' && subdomain !== NO_COMPANY ? subdomain : null;
}
