import { Hono } from 'hono';
import { createDocsRoutes } from '../contract/docs/docs-routes.ts';
import type { Riders } from '../gateways/courier/riders.ts';
import {
  createCourierBehaviourRoutes,
  createTrackRoutes,
} from '../gateways/courier/sandbox/routes.ts';
import type { SandboxCourier } from '../gateways/courier/sandbox/sandbox-courier.ts';
import { createSandboxRoutes } from '../gateways/payments/sandbox/routes.ts';
import type { Sandbox } from '../gateways/payments/sandbox/sandbox.ts';
import { createSmsRoutes } from '../gateways/sms/sandbox/routes.ts';
import type { SandboxSms } from '../gateways/sms/sandbox/sandbox-sms.ts';
import { createAvatarRoutes } from '../modules/account/index.ts';
import { createPrinterRoutes, PRINTER_ROUTES } from '../modules/printing/index.ts';
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
  /** Null if error reporting is off. */
  readonly errorReports: ErrorReports | null;
  readonly clock: Clock;
  readonly riders: Riders;
  readonly orderStreams: Hono;
  readonly branchStreams: Hono;
  readonly menuStreams: Hono;
  readonly memberStreams: Hono;
  /** Multiplier of the default rate limits. */
  readonly rateLimitFactor: number;
  readonly logSecurity: SecurityLog;
  /** Webhook routes of payments and couriers, by path. */
  readonly webhooks: Readonly<Record<string, Hono>>;
  /** Null if payments are real. */
  readonly payments: Sandbox | null;
  /** Null if couriers are real. */
  readonly courier: SandboxCourier | null;
  /** Null if text messages are really sent. */
  readonly sms: SandboxSms | null;
  /** True to mount pages that control the sandbox courier globally. */
  readonly demonstration: boolean;
  /** True to open sandbox pages to the whole network. */
  readonly sandboxOpen: boolean;
  readonly apiDocs: boolean;
}

/**
 * Creates all routes except the operations and the web app, by path prefix, longer prefixes first.
 */
export function createMounts(options: MountsOptions): Readonly<Record<string, Hono>> {
  const {
    branchStreams,
    errorReports,
    memberStreams,
    menuStreams,
    orderStreams,
    webhooks,
    payments,
    courier,
    sms,
    demonstration,
  } = options;
  const zoneOf = async (request: Request) =>
    (await findCompanyOf(options, request))?.time_zone ?? null;
  const ownPages = onlyOwnPages(options.trustedProxies);
  const thisMachine = onlyThisMachine({
    open: options.sandboxOpen,
    trustedProxies: options.trustedProxies,
  });
  const atMachine = (routes: Hono) => new Hono().use(thisMachine, ownPages).route('/', routes);
  // Shared by all webhooks and printers: an address that floods one of them is limited on all.
  const limited = limitWebhooks(options);
  const forProviders = (routes: Hono) => new Hono().use(limited).route('/', routes);
  const forCustomers = (routes: Hono) => new Hono().use(ownPages).route('/', routes);
  return {
    '/media/avatar': createAvatarRoutes(options),
    ...Object.fromEntries(
      Object.entries(webhooks).map(([path, routes]) => [path, forProviders(routes)]),
    ),
    [PRINTER_ROUTES]: forProviders(createPrinterRoutes(options)),
    '/api/counter/stream': branchStreams,
    '/api/follow/order': orderStreams,
    '/api/follow/branch': menuStreams,
    '/api/follow/member': memberStreams,
    ...(errorReports && {
      [ERROR_REPORTS]: createErrorReportRoutes({ ...options, reports: errorReports }),
    }),
    ...(options.apiDocs && { '/api/docs': createDocsRoutes() }),
    ...(sms && { '/sandbox/sms': atMachine(createSmsRoutes(sms, '/sandbox/sms', zoneOf)) }),
    ...(demonstration &&
      courier && {
        '/sandbox/courier': atMachine(createCourierBehaviourRoutes(courier, '/sandbox/courier')),
      }),
    // Customers' own pages with a secret token in the URL, open to the network: a phone must be
    // able to pay.
    ...(courier && {
      '/sandbox/track': forCustomers(createTrackRoutes(courier, '/sandbox/track', zoneOf)),
    }),
    ...(payments && { '/sandbox': forCustomers(createSandboxRoutes(payments, '/sandbox')) }),
  };
}
