import { createHash } from 'node:crypto';
import { cents, createSdk, type Identity, type Sdk } from '@claypot/sdk';
import { Hono } from 'hono';
import { payableOf } from '../composition/payable-of.ts';
import type { Surroundings } from '../contract/context/create-context.ts';
import { createServer, type ServerOptions } from '../contract/create-server.ts';
import { createPageApi, type PageApi } from '../contract/page/page-api.ts';
import { createPageCompanies } from '../contract/page/page-companies.ts';
import type { Allowing } from '../contract/require-allowed.ts';
import type { Courier } from '../gateways/courier/courier.ts';
import {
  type CourierWithTimeout,
  courierWithTimeout,
} from '../gateways/courier/courier-with-timeout.ts';
import { createEstimates } from '../gateways/courier/estimates.ts';
import { createRiders } from '../gateways/courier/riders.ts';
import { SandboxCourier } from '../gateways/courier/sandbox/sandbox-courier.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { SANDBOX, Sandbox } from '../gateways/payments/sandbox/sandbox.ts';
import { createWebhookRoutes } from '../gateways/payments/webhook-routes.ts';
import { createAddressFit } from '../gateways/places/bundled/address-fit.ts';
import { bundledPlaces } from '../gateways/places/bundled/bundled-places.ts';
import { indexPlaces } from '../gateways/places/bundled/place-index.ts';
import { placesWithFallback } from '../gateways/places/places-with-fallback.ts';
import { SandboxSms } from '../gateways/sms/sandbox/sandbox-sms.ts';
import { type SmsWithRetry, smsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { counterHandlers } from '../generated/counter-handlers.ts';
import { handlers } from '../generated/handlers.ts';
import { setUpHandlers } from '../generated/set-up-handlers.ts';
import { requireSetUpToken } from '../modules/back-office/index.ts';
import { countWaitingBookings } from '../modules/booking/index.ts';
import { listenToBranches } from '../modules/company/branch-changes.ts';
import { findPageVisitor } from '../modules/identity/index.ts';
import { findSessionMember } from '../modules/identity/sessions.ts';
import { createMemberStreams } from '../modules/loyalty/index.ts';
import { createMenuStreams } from '../modules/menu/live/menu-streams.ts';
import { createMenuCache } from '../modules/menu/menu-cache.ts';
import { createBranchStreams } from '../modules/ordering/live/branch-streams.ts';
import { listenToOrders } from '../modules/ordering/live/order-changes.ts';
import { createOrderStreams } from '../modules/ordering/live/order-streams.ts';
import { createPaymentEvents } from '../modules/payments/payment-events.ts';
import { findPrintJobChange } from '../modules/printing/index.ts';
import { identifyStaff } from '../modules/staff/access/identify.ts';
import { memberKeyOf } from '../platform/config/member-key.ts';
import { changesOf } from '../platform/db/changes.ts';
import type { Db } from '../platform/db/db.ts';
import { openTestDb, type TestDb } from '../platform/db/testing/open-test-db.ts';
import type { ErrorReports } from '../platform/error-reports/error-reports.ts';
import type { SecurityLine } from '../platform/http/log/security-log.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { createMediaRoutes } from '../platform/web/files/media.ts';
import type { RandomSource } from '../shared/random.ts';
import type { Language } from '../shared/text/language.ts';
import { createMounts } from '../start/mounts.ts';
import { saveCookies } from './http/cookie-jars.ts';
import { testPasswords } from './passwords.ts';
import { SOME_NEIGHBOURS, SOME_PLACES } from './seed/places.ts';
import { seedCompany } from './seed/seed.ts';

/** Saturday noon in the branches' time zone. */
export const NOON = at('2026-11-21T12:00');

/** Converts a local time of the branches to an instant. */
export function at(wallTime: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime('Asia/Kuala_Lumpur').toInstant();
}

export const GUEST = '2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10';
export const OTHER_GUEST = '7b9e0d54-1c3a-4f6b-8d2e-0a1b2c3d4e5f';

/** Identity fields of a guest's request. */
export function as(guestId: string): { customer_id: null; guest_id: string } {
  return { customer_id: null, guest_id: guestId };
}

/** Changes to a default request body. The identity is changed as a whole or not at all. */
export type Changes<Body extends Identity> = Partial<Omit<Body, keyof Identity>> &
  (Identity | { [Field in keyof Identity]?: never });

/** An in-process server with a test clock. Responses are validated against the contract. */
export interface Restaurant {
  readonly db: TestDb;
  readonly sandbox: Sandbox;
  /** Can simulate a slow, unreachable or invalid courier. */
  readonly rider: SandboxCourier;
  /** The courier with the server's timeout. */
  readonly courier: CourierWithTimeout;
  /** Stores text messages and can simulate a slow or unreachable gateway. */
  readonly phones: SandboxSms;
  readonly sms: SmsWithRetry;
  readonly clock: { now(): Temporal.Instant; set(now: Temporal.Instant): void };
  readonly reported: unknown[];
  /** Recorded security events. */
  readonly security: SecurityLine[];
  /** Factor on all rate limits. */
  readonly rateLimits: { factor: number };
  readonly secret: string;
  /** Ends all event streams of orders. */
  readonly endStreams: () => void;
  /** Ends all event streams of menus. */
  readonly endMenuStreams: () => void;
  readonly endMemberStreams: () => void;
  /** Routes outside the operations, by path prefix. */
  readonly mounts: Readonly<Record<string, Hono>>;
  /** Access to the operations for page rendering. */
  readonly pages: PageApi;
  /** SDK client at the host `demo`, in English. */
  readonly sdk: Sdk;
  /** Creates a client for another company, language or token. */
  sdkOf(company: string, language?: Language, token?: string | null): Sdk;
  /** Creates a client on a device, with its address and token. */
  deviceOf(device: Device): Sdk;
  /** @param address IP address of the client. */
  fetch(request: Request, address?: string): Promise<Response>;
  /**
   * Prepares what all tests of a file begin with, which is cheaper than before each test. `reset`
   * then also restores the rows that `work` has left, and the cookies of its counter clients.
   */
  prepare(work: () => Promise<unknown>): Promise<void>;
  /** Restores the seed and sets the clock to {@link NOON}. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Rate limit factor that no test reaches. */
const MANY = 1000;

/** A client device; by default anonymous at the host `demo`. */
export interface Device {
  readonly company?: string;
  readonly language?: Language;
  /** IP address of its requests. */
  readonly address?: string;
  readonly token?: string | null;
}

/**
 * Opens a restaurant for tests.
 * @param fill inserts the company `demo` into the empty database; by default the small seed.
 * @param openDb opens another database than the file's own.
 * @param choose returns providers that replace the sandboxes.
 */
export async function openRestaurant(
  fill: (db: Db) => Promise<unknown> = (db) => seedCompany(db, 'demo'),
  openDb: () => Promise<TestDb> = openTestDb,
  choose: (parts: Parts) => Promise<Chosen> = async () => ({}),
): Promise<Restaurant> {
  const db = await openDb();
  await fill(db);
  await db.snapshot();
  let now = NOON;
  const clock = {
    now: () => now,
    set: (next: Temporal.Instant) => {
      now = next;
    },
  };
  let restoreCookies = () => {};
  const secret = 'a secret of at least 32 characters';
  const reported: unknown[] = [];
  const security: SecurityLine[] = [];
  const { server, streams, menuStreams, memberStreams, closeStreams, resetCaches, ...parts } =
    assemble(db, clock, secret, { reported, security }, await choose({ db, clock, reported }));
  const { sandbox, rider, phones, sms } = parts;
  const deviceOf = ({ company = 'demo', language = 'en', address, token = null }: Device) =>
    createSdk({
      baseUrl: `http://${company}.localhost:8080/api`,
      fetch: (request) => server.fetch(request, address),
      language: () => language,
      token: () => token,
    });
  const sdkOf = (company: string, language: Language = 'en', token: string | null = null) =>
    deviceOf({ company, language, token });
  return {
    ...parts,
    db,
    clock,
    reported,
    security,
    secret,
    endStreams: streams.end,
    endMenuStreams: menuStreams.end,
    endMemberStreams: memberStreams.end,
    sdk: sdkOf('demo'),
    sdkOf,
    deviceOf,
    fetch: server.fetch,
    async prepare(work) {
      await work();
      await db.snapshot();
      restoreCookies = saveCookies(server.fetch);
    },
    async reset() {
      await db.reset();
      restoreCookies();
      now = NOON;
      reported.length = 0;
      security.length = 0;
      resetCaches();
      sandbox.isDown = false;
      sandbox.least = cents(1);
      rider.behaviour = 'well';
      phones.behaviour = 'well';
      sandbox.notifications.delivery = 'once';
    },
    async close() {
      streams.end();
      await closeStreams();
      await server.close();
      await sms.settled();
      await db.close();
    },
  };
}

/** Dependencies that exist before the server is assembled. */
export interface Parts {
  readonly db: TestDb;
  readonly clock: { now(): Temporal.Instant };
  readonly reported: unknown[];
}

/** Replacements of the sandboxes. */
export interface Chosen {
  readonly payments?: Payments;
  readonly courier?: Courier;
  readonly webhooks?: Readonly<Record<string, Hono>>;
  /** Factor on the rate limits of webhooks and error reports. */
  readonly rateLimitFactor?: number;
  readonly errorReports?: ErrorReports;
  readonly telemetry?: Telemetry;
}

function assemble(
  opened: Db,
  clock: { now(): Temporal.Instant },
  secret: string,
  { reported, security }: Pick<Restaurant, 'reported' | 'security'>,
  chosen: Chosen,
) {
  const random = countingRandom();
  const db = chosen.telemetry?.db(opened) ?? opened;
  const sandbox: Sandbox = new Sandbox({
    db,
    clock,
    random,
    secret,
    prefix: '/sandbox',
    notifyUrl: 'http://localhost/api/payments/notify',
    deliver: (request) => server.fetch(request),
  });
  const rider = new SandboxCourier({ db, clock, random, prefix: '/sandbox/track' });
  const courier = courierWithTimeout(chosen.courier ?? rider, () =>
    rider.behaviour === 'slow' ? AbortSignal.abort() : new AbortController().signal,
  );
  const phones = new SandboxSms({ db, clock });
  const sms = smsWithRetry(phones, {
    report: (error) => reported.push(error),
    timeout: () =>
      phones.behaviour === 'slow' ? AbortSignal.abort() : new AbortController().signal,
  });
  const report = (error: unknown) => void reported.push(error);
  const paymentWebhooks = createWebhookRoutes({
    events: createPaymentEvents({ db, payableOf, report }),
    clock,
    secret,
    provider: SANDBOX,
    onOutcome: chosen.telemetry?.payment,
  });
  const paymentsGateway = chosen.payments ?? sandbox;
  const payments =
    chosen.telemetry?.gateway('payments', paymentsGateway, [
      'createSession',
      'void',
      'refund',
      'methodOf',
    ]) ?? paymentsGateway;
  const gateways = { payments: sandbox, courier: rider, sms: phones };
  const tenancy = { defaultCompany: null, domain: null, trustedProxies: 0 };
  const estimates = { current: createEstimates(courier, clock) };
  const riders = { current: createRiders(courier, clock) };
  const rateLimits = { factor: MANY };
  const menu = { current: createMenuCache() };
  const places = placesWithFallback({
    bundled: bundledPlaces(indexPlaces(SOME_PLACES, SOME_NEIGHBOURS)),
    fits: createAddressFit(SOME_PLACES),
    service: null,
    clock,
    report: (error) => reported.push(error),
  });
  const logSecurity = (line: SecurityLine) => void security.push(line);
  const surroundings: Surroundings & Allowing & { logSecurity: typeof logSecurity } = {
    db,
    logSecurity,
    clock,
    random,
    payments,
    courier,
    estimates: { estimate: (trip) => estimates.current.estimate(trip) },
    riders: { riderOf: (reference) => riders.current.riderOf(reference) },
    sms,
    places,
    // Tests simulate hundreds of customers from one address; tests of rate limits set the factor
    // themselves.
    get rateLimitFactor() {
      return rateLimits.factor;
    },
    rateLimiter: null,
    menuCache: { at: (...asked) => menu.current.at(...asked) },
    mapProvider: 'none' as const,
    errorReportRate: chosen.errorReports?.sampleRate ?? 0,
    hasSimulator: true,
    memberKey: memberKeyOf(secret),
    passwords: testPasswords,
    ...tenancy,
  };
  const changes = listenToOrders(db.listen);
  const branchChanges = listenToBranches(db.listen);
  const billChanges = changesOf(db.listen, 'bill_changed');
  const streams = createOrderStreams(surroundings, changes);
  const branchStreams = createBranchStreams(surroundings, {
    orders: changes,
    branches: branchChanges,
    bills: billChanges,
    findPrintJob: findPrintJobChange,
    countWaitingBookings,
  });
  const menuStreams = createMenuStreams(surroundings, { changes: branchChanges, report });
  const memberChanges = changesOf(db.listen, 'member_changed');
  const memberStreams = createMemberStreams(surroundings, memberChanges);
  const mounts = createMounts({
    db,
    clock,
    riders: surroundings.riders,
    orderStreams: streams.routes,
    branchStreams: branchStreams.routes,
    menuStreams: menuStreams.routes,
    memberStreams: memberStreams.routes,
    errorReports: chosen.errorReports ?? null,
    rateLimitFactor: chosen.rateLimitFactor ?? (chosen.errorReports ? 1 : MANY),
    logSecurity,
    ...tenancy,
    webhooks: { '/api/payments/notify': paymentWebhooks, ...chosen.webhooks },
    ...gateways,
    demonstration: true,
    sandboxOpen: false,
    apiDocs: true,
  });
  // Object.assign preserves the getters, so that changes by a test take effect.
  const options = Object.assign(surroundings, {
    handlers,
    mounts,
    web: new Hono().route('/media', createMediaRoutes({ ...tenancy, db })),
    validateResponses: true,
    report: ((error, about, personalTexts) => {
      reported.push(error);
      chosen.errorReports?.capture(error, about, personalTexts);
    }) satisfies ServerOptions['report'],
    telemetry: chosen.telemetry ?? null,
    findSessionMember,
    counter: { handlers: counterHandlers, identify: identifyStaff },
    setUp: { handlers: setUpHandlers, requireToken: requireSetUpToken },
    isWorking: () => true,
  });
  const server = createServer(options);
  const findPageCompany = createPageCompanies(options);
  const pages = createPageApi({
    ...options,
    findPageCompany,
    findPageVisitor,
    pageRateLimiter: null,
  });
  const resetCaches = () => {
    estimates.current = createEstimates(courier, clock);
    riders.current = createRiders(courier, clock);
    menu.current = createMenuCache();
    rateLimits.factor = MANY;
  };
  return {
    server,
    pages,
    streams,
    menuStreams,
    memberStreams,
    async closeStreams() {
      branchStreams.stop();
      menuStreams.stop();
      memberStreams.end();
      await changes.stop();
      await branchChanges.stop();
      await billChanges.stop();
      await memberChanges.stop();
    },
    mounts,
    sandbox,
    rider,
    courier,
    phones,
    sms,
    resetCaches,
    rateLimits,
  };
}

/** Deterministic random source. */
function countingRandom(): RandomSource {
  let drawn = 0;
  const draw = () => createHash('sha256').update(`draw ${++drawn}`).digest();
  return {
    uuid: () => {
      const hex = draw().toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
    token: () => draw().toString('base64url'),
    digits: (count) => Array.from(draw().subarray(0, count), (byte) => byte % 10).join(''),
  };
}
