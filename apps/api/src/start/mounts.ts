import { Hono } from 'hono';
import { createDocsRoutes } from '../contract/docs/docs-routes.ts';
import {
  createCourierBehaviourRoutes,
  createTrackRoutes,
} from '../gateways/courier/sandbox/routes.ts';
import type { SandboxCourier } from '../gateways/courier/sandbox/sandbox-courier.ts';
import { createHostRoutes } from '../gateways/host/sandbox/routes.ts';
import type { SandboxHost } from '../gateways/host/sandbox/sandbox-host.ts';
import { createSandboxRoutes } from '../gateways/payments/sandbox/routes.ts';
import type { Sandbox } from '../gateways/payments/sandbox/sandbox.ts';
import { createSmsRoutes } from '../gateways/sms/sandbox/routes.ts';
import type { SandboxSms } from '../gateways/sms/sandbox/sandbox-sms.ts';
import { createAvatarRoutes } from '../modules/account/index.ts';
import {
  createErrorReportRoutes,
  ERROR_REPORTS,
} from '../platform/error-reports/error-report-routes.ts';
import type { ErrorReports } from '../platform/error-reports/error-reports.ts';
import { limitWebhooks } from '../platform/http/limits/webhook-limit.ts';
import type { SecurityLog } from '../platform/http/log/security-log.ts';
import { findCompanyOf, type Tenancy } from '../platform/http/origin/companies.ts';
import { onlyOwnPages, onlyThisMachine } from '../platform/http/origin/sandbox-access.ts';
import type { Clock } from '../shared/time/clock.ts';

export interface MountsOptions extends Tenancy {
  /** Null where nobody is told of failures. */
  readonly errorReports: ErrorReports | null;
  readonly clock: Clock;
  /** Follows an order. */
  readonly orderStreams: Hono;
  /** How many times the usual may be done of what is limited. */
  readonly rateLimitFactor: number;
  /** Told of what concerns security. */
  readonly logSecurity: SecurityLog;
  /** Where payments and trips are reported, by path. */
  readonly webhooks: Readonly<Record<string, Hono>>;
  /** Null where money moves. */
  readonly payments: Sandbox | null;
  /** Null where riders drive. */
  readonly courier: SandboxCourier | null;
  readonly host: SandboxHost;
  /** Null where messages go to phones. */
  readonly sms: SandboxSms | null;
  /** Whether anybody may tell the courier and the host how to behave, for everybody. */
  readonly demonstration: boolean;
  /** Whether everybody in the network sees what is for this machine. */
  readonly sandboxOpen: boolean;
  /** Whether the contract is shown. */
  readonly apiDocs: boolean;
}

/** Every route beside the operations and the web app, by path prefix; the longer prefix first. */
export function createMounts(options: MountsOptions): Readonly<Record<string, Hono>> {
  const { errorReports, orderStreams, webhooks, payments, courier, host, sms, demonstration } =
    options;
  const zoneOf = async (request: Request) =>
    (await findCompanyOf(options, request))?.time_zone ?? null;
  const ownPages = onlyOwnPages(options.trustedProxies);
  const thisMachine = onlyThisMachine({
    open: options.sandboxOpen,
    trustedProxies: options.trustedProxies,
  });
  const atMachine = (routes: Hono) => new Hono().use(thisMachine, ownPages).route('/', routes);
  // Of all webhooks together: an address that floods one of them is not served by another.
  const limited = limitWebhooks(options);
  const forProviders = (routes: Hono) => new Hono().use(limited).route('/', routes);
  const forCustomers = (routes: Hono) => new Hono().use(ownPages).route('/', routes);
  return {
    '/media/avatar': createAvatarRoutes(options),
    ...Object.fromEntries(
      Object.entries(webhooks).map(([path, routes]) => [path, forProviders(routes)]),
    ),
    '/api/follow/order': orderStreams,
    ...(errorReports && {
      [ERROR_REPORTS]: createErrorReportRoutes({ ...options, reports: errorReports }),
    }),
    ...(options.apiDocs && { '/api/docs': createDocsRoutes() }),
    ...(sms && { '/sandbox/sms': atMachine(createSmsRoutes(sms, '/sandbox/sms', zoneOf)) }),
    ...(demonstration &&
      courier && {
        '/sandbox/courier': atMachine(createCourierBehaviourRoutes(courier, '/sandbox/courier')),
      }),
    ...(demonstration && {
      '/sandbox/host': atMachine(createHostRoutes(host, '/sandbox/host')),
    }),
    // A customer's own, by a key in the address: a phone in the network pays here, too.
    ...(courier && {
      '/sandbox/track': forCustomers(createTrackRoutes(courier, '/sandbox/track', zoneOf)),
    }),
    ...(payments && { '/sandbox': forCustomers(createSandboxRoutes(payments, '/sandbox')) }),
  };
}
