import type { Hono } from 'hono';
import type { Cost } from '../../../platform/http/limits/rate-limiter.ts';
import { clientAddress } from '../../../platform/http/origin/client-address.ts';
import { companyOfHost } from '../../../platform/http/origin/companies.ts';
import { requestOrigin } from '../../../platform/http/origin/request-origin.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { negotiateLanguage } from '../../../shared/text/language.ts';
import type { Arrival } from '../../context/create-context.ts';
import { createOperationRoutes, type RouteOptions } from '../../operation-routes.ts';
import { compileChecks } from '../../schema/checks.ts';
import { counterContract } from '../../schema/document.ts';
import { runHandler } from '../handlers.ts';
import { requireMark } from '../require-mark.ts';
import type { SetUpContext } from './context.ts';
import type { SetUpHandlers } from './handlers.ts';
import { isSetUpOperation, type SetUpOperationId } from './operation-ids.ts';
import { restaurantOrigin } from './restaurant-origin.ts';

/** The set-up of a server without a company. */
export interface SetUpOptions {
  readonly handlers: SetUpHandlers;
  /**
   * Rejects a request without the token of the set-up, and all requests after the set-up, except
   * the repetition of the one that created the company.
   */
  requireToken(context: SetUpContext, operation: SetUpOperationId): Promise<void>;
}

const checks = compileChecks<SetUpOperationId>(counterContract).filter(({ operation }) =>
  isSetUpOperation(operation.id),
);

/** Reading a picture or a table, or hashing a password, uses a core as long as ten changes. */
const HEAVY: Cost = 50;
const LIGHT: Cost = 5;

/** Creates a route for every operation of the set-up. None of them needs a company. */
export function createSetUpRoutes(
  options: RouteOptions,
  { handlers, requireToken }: SetUpOptions,
): Hono {
  const admit = async (id: SetUpOperationId, request: Request, arrival: Arrival) => {
    requireMark(request);
    const context = await createSetUpContext(options, request, arrival);
    await requireToken(context, id);
    return context;
  };
  return createOperationRoutes<SetUpOperationId, SetUpContext>(options, {
    checks,
    costOf: (id) => (id === 'setUpState' || id.startsWith('setUpPlace') ? LIGHT : HEAVY),
    // Reject a wrong token before reading the body.
    admit: ({ id }, request, arrival) => admit(id, request, arrival),
    requireCallerAllowed: () => undefined,
    createContext: () => {
      throw new Error('The request was admitted without a context');
    },
    run: (id, context, parts) => runHandler(handlers, id, context, parts),
  });
}

async function createSetUpContext(
  { clock, db, domain, memberKey, passwords, places, random, trustedProxies }: RouteOptions,
  request: Request,
  { peer }: Arrival,
): Promise<SetUpContext> {
  const { host, https } = requestOrigin(request, trustedProxies);
  if (host === null) throw invalidRequest('header.Host');
  const tenancy = { defaultCompany: null, domain, trustedProxies };
  if ((await companyOfHost(tenancy, request)) === null) throw new ApiError('COMPANY_NOT_FOUND');
  return {
    company: null,
    db,
    now: clock.now(),
    language: negotiateLanguage(request.headers.get('accept-language')),
    random,
    places,
    memberKey,
    passwords,
    address: clientAddress(request, peer, trustedProxies),
    token: request.headers.get('set-up-token') ?? '',
    originOf: (subdomain) => restaurantOrigin(subdomain, { host, https, domain }),
  };
}
