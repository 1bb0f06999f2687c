import type { Hono } from 'hono';
import type { Cost } from '../../platform/http/limits/rate-limiter.ts';
import { requestOrigin } from '../../platform/http/origin/request-origin.ts';
import type { Context } from '../context/context.ts';
import { type Arrival, createContext } from '../context/create-context.ts';
import { createOperationRoutes, type RouteOptions } from '../operation-routes.ts';
import { requireIdentityAllowed } from '../require-allowed.ts';
import { compileChecks } from '../schema/checks.ts';
import { counterContract } from '../schema/document.ts';
import type { CounterContext, CounterCookies, StaffIdentity } from './context.ts';
import { counterCookie, readCounterCookies } from './cookies.ts';
import { type CounterHandlers, type CounterOperationId, runHandler } from './handlers.ts';
import { requireMark } from './require-mark.ts';
import { requireRole } from './require-role.ts';
import { isSetUpOperation } from './set-up/operation-ids.ts';

/** The staff side of the server. */
export interface CounterOptions {
  readonly handlers: CounterHandlers;
  /** Returns device and person of the cookies; each null if unknown, revoked or expired. */
  identify(context: Context, cookies: CounterCookies): Promise<StaffIdentity>;
}

const checks = compileChecks<CounterOperationId>(counterContract).filter(
  ({ operation }) => !isSetUpOperation(operation.id),
);

const READ: Cost = 1;
const CHANGE: Cost = 5;
/** Hashing a password or PIN uses a core for as long as ten changes. */
const PASSWORD: Cost = 20;

const PASSWORDS: ReadonlySet<CounterOperationId> = new Set<CounterOperationId>([
  'acceptInvitation',
  'approve',
  'signIn',
  'signInWithPin',
]);
const READS: ReadonlySet<CounterOperationId> = new Set(
  checks.filter(({ operation }) => operation.isSafe).map(({ operation }) => operation.id),
);

/** Creates a route for every operation of the counter's contract. */
export function createCounterRoutes(
  options: RouteOptions,
  { handlers, identify }: CounterOptions,
): Hono {
  const admit = async (request: Request, arrival: Arrival): Promise<CounterContext> => {
    requireMark(request);
    const context = await createContext(options, request, arrival);
    const cookies = readCounterCookies(request.headers.get('cookie'));
    const staff = await identify(context, cookies);
    const { https } = requestOrigin(request, options.trustedProxies);
    if (staff.person !== null) context.noteMember(staff.person.id);
    return {
      ...context,
      staff,
      cookies: {
        ...cookies,
        set: (name, token) => arrival.setCookie?.(counterCookie(name, token, { https })),
      },
      approval: request.headers.get('counter-approval'),
    };
  };
  return createOperationRoutes<CounterOperationId, CounterContext>(options, {
    checks,
    costOf: (id) => (PASSWORDS.has(id) ? PASSWORD : READS.has(id) ? READ : CHANGE),
    // Reject people without the role before reading the body.
    admit: async (operation, request, arrival) => {
      const context = await admit(request, arrival);
      requireRole(operation, context.staff, context.approval);
      return context;
    },
    requireCallerAllowed: (_, __, context, cost) => {
      const id = context?.staff.person?.id ?? context?.staff.device?.id ?? null;
      if (id !== null) requireIdentityAllowed(options, `staff ${id}`, cost);
    },
    createContext: (request, arrival) => admit(request, arrival),
    run: (id, context, parts) => runHandler(handlers, id, context, parts),
  });
}
