import { createHash } from 'node:crypto';
import { cents, createSdk, type Identity, type Sdk } from '@claypot/sdk';
import { Hono } from 'hono';
import { payableOf } from '../composition/payable-of.ts';
import type { Surroundings } from '../contract/context/create-context.ts';
import { createServer, type ServerOptions } from '../contract/create-server.ts';
import type { Allowing } from '../contract/require-allowed.ts';
import type { Courier } from '../gateways/courier/courier.ts';
import {
  type CourierWithTimeout,
  courierWithTimeout,
} from '../gateways/courier/courier-with-timeout.ts';
import { createEstimates } from '../gateways/courier/estimates.ts';
import { createRiders } from '../gateways/courier/riders.ts';
import { SandboxCourier } from '../gateways/courier/sandbox/sandbox-courier.ts';
import { SandboxHost } from '../gateways/host/sandbox/sandbox-host.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { SANDBOX, Sandbox } from '../gateways/payments/sandbox/sandbox.ts';
import { createWebhookRoutes } from '../gateways/payments/webhook-routes.ts';
import { createAddressFit } from '../gateways/places/bundled/address-fit.ts';
import { bundledPlaces } from '../gateways/places/bundled/bundled-places.ts';
import { indexPlaces } from '../gateways/places/bundled/place-index.ts';
import { placesWithFallback } from '../gateways/places/places-with-fallback.ts';
import { SandboxSms } from '../gateways/sms/sandbox/sandbox-sms.ts';
import { type SmsWithRetry, smsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { handlers } from '../generated/handlers.ts';
import { findSessionMember } from '../modules/identity/sessions.ts';
import { createMenuCache } from '../modules/menu/menu-cache.ts';
import { listenToOrders } from '../modules/ordering/live/order-changes.ts';
import { createOrderStreams } from '../modules/ordering/live/order-streams.ts';
import { createPaymentEvents } from '../modules/payments/payment-events.ts';
import { memberKeyOf } from '../platform/config/member-key.ts';
import type { Db } from '../platform/db/db.ts';
import { openTestDb, type TestDb } from '../platform/db/testing/open-test-db.ts';
import type { ErrorReports } from '../platform/error-reports/error-reports.ts';
import type { SecurityLine } from '../platform/http/log/security-log.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { createMediaRoutes } from '../platform/web/files/media.ts';
import type { RandomSource } from '../shared/random.ts';
import type { Language } from '../shared/text/language.ts';
import { createMounts } from '../start/mounts.ts';
import { testPasswords } from './passwords.ts';
import { SOME_NEIGHBOURS, SOME_PLACES } from './seed/places.ts';
import { seedCompany } from './seed/seed.ts';

/** Saturday lunch time at the branches. */
export const NOON = at('2026-11-21T12:00');

/** An instant by the clock on the wall of the branches. */
export function at(wallTime: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime('Asia/Kuala_Lumpur').toInstant();
}

export const GUEST = '2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d10';
export const OTHER_GUEST = '7b9e0d54-1c3a-4f6b-8d2e-0a1b2c3d4e5f';

/** The two fields that say who asks. */
export function as(guestId: string): { customer_id: null; guest_id: string } {
  return { customer_id: null, guest_id: guestId };
}

/** What a test says otherwise than a usual body of a request: who asks, if at all, by both fields. */
export type Changes<Body extends Identity> = Partial<Omit<Body, keyof Identity>> &
  (Identity | { [Field in keyof Identity]?: never });

/** A whole server in process, its clock in the test's hands. Answers are held to the contract. */
export interface Restaurant {
  readonly db: TestDb;
  readonly sandbox: Sandbox;
  /** Told to be slow, down or wrong. */
  readonly rider: SandboxCourier;
  /** The courier as the server asks it: it waits for a slow one no longer than it takes to say so. */
  readonly courier: CourierWithTimeout;
  /** Answers bookings as told. */
  readonly host: SandboxHost;
  /** Keeps what goes to phones, and can be told to be slow or down. */
  readonly phones: SandboxSms;
  readonly sms: SmsWithRetry;
  readonly clock: { now(): Temporal.Instant; set(now: Temporal.Instant): void };
  readonly reported: unknown[];
  /** What was told of security. */
  readonly security: SecurityLine[];
  /** How many times the usual may be done of what is limited. */
  readonly rateLimits: { factor: number };
  readonly secret: string;
  /** Ends all that follow an order. */
  readonly endStreams: () => void;
  /** What the server has beside its operations, by path prefix. */
  readonly mounts: Readonly<Record<string, Hono>>;
  /** The product's own client, at the host `demo`, in English. */
  readonly sdk: Sdk;
  /** Another one. */
  sdkOf(company: string, language?: Language, token?: string | null): Sdk;
  /** The client on a device: where it is, and who is signed in on it. */
  deviceOf(device: Device): Sdk;
  /** @param address where the request comes from. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Back to the seed and to {@link NOON}. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** As many times as no test comes near. */
const MANY = 1000;

/** A device that asks the server; without more it is at the host `demo`, and nobody is signed in. */
export interface Device {
  readonly company?: string;
  readonly language?: Language;
  /** The address its requests come from. */
  readonly address?: string;
  readonly token?: string | null;
}

/**
 * @param fill puts the company `demo` into the empty database; the small one of the seed unless told.
 * @param openDb another database than the one of the file.
 * @param choose real providers instead of the sandboxes.
 */
export async function openRestaurant(
  fill: (db: Db) => Promise<unknown> = (db) => seedCompany(db, 'demo'),
  openDb: () => Promise<TestDb> = openTestDb,
  choose: (parts: Parts) => Promise<Chosen> = async () => ({}),
): Promise<Restaurant> {
  const db = await openDb();
  await fill(db);
  await db.keep();
  let now = NOON;
  const clock = {
    now: () => now,
    set: (next: Temporal.Instant) => {
      now = next;
    },
  };
  const secret = 'a secret of at least 32 characters';
  const reported: unknown[] = [];
  const security: SecurityLine[] = [];
  const { server, streams, changes, resetCaches, ...parts } = assemble(
    db,
    clock,
    secret,
    { reported, security },
    await choose({ db, clock, reported }),
  );
  const { sandbox, rider, host, phones, sms } = parts;
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
    sdk: sdkOf('demo'),
    sdkOf,
    deviceOf,
    fetch: server.fetch,
    async reset() {
      await db.reset();
      now = NOON;
      reported.length = 0;
      security.length = 0;
      resetCaches();
      sandbox.isDown = false;
      sandbox.least = cents(1);
      rider.behaviour = 'well';
      host.behaviour = 'approves';
      phones.behaviour = 'well';
      sandbox.notifications.delivery = 'once';
    },
    async close() {
      streams.end();
      await server.close();
      await changes.stop();
      await sms.settled();
      await db.close();
    },
  };
}

/** What a restaurant in a test has before anything is put together. */
export interface Parts {
  readonly db: TestDb;
  readonly clock: { now(): Temporal.Instant };
  readonly reported: unknown[];
}

/** What stands in the sandboxes' place. */
export interface Chosen {
  readonly payments?: Payments;
  readonly courier?: Courier;
  readonly webhooks?: Readonly<Record<string, Hono>>;
  /** How many times the usual may be posted of webhooks and error reports. */
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
  const host = new SandboxHost();
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
  const taken = chosen.payments ?? sandbox;
  const payments =
    chosen.telemetry?.gateway('payments', taken, ['createSession', 'void', 'refund', 'methodOf']) ??
    taken;
  const gateways = { payments: sandbox, courier: rider, host, sms: phones };
  const tenancy = { defaultCompany: null, domain: null, trustedProxies: 0 };
  const estimates = { kept: createEstimates(courier, clock) };
  const riders = { kept: createRiders(courier, clock) };
  const rateLimits = { factor: MANY };
  const menu = { kept: createMenuCache() };
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
    estimates: { estimate: (trip) => estimates.kept.estimate(trip) },
    riders: { riderOf: (reference) => riders.kept.riderOf(reference) },
    sms,
    places,
    // Tests come as hundreds of customers from one address; those of limits ask with the usual.
    get rateLimitFactor() {
      return rateLimits.factor;
    },
    rateLimiter: null,
    menuCache: { at: (...asked) => menu.kept.at(...asked) },
    mapProvider: 'none' as const,
    errorReportRate: chosen.errorReports?.sampleRate ?? 0,
    memberKey: memberKeyOf(secret),
    passwords: testPasswords,
    ...tenancy,
  };
  const changes = listenToOrders(db.listen);
  const streams = createOrderStreams(surroundings, changes);
  const mounts = createMounts({
    db,
    clock,
    orderStreams: streams.routes,
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
  // Assigned and not spread: what a test changes is asked for each time.
  const options = Object.assign(surroundings, {
    handlers,
    mounts,
    web: new Hono().route('/media', createMediaRoutes({ ...tenancy, db })),
    validateResponses: true,
    report: ((error, about, known) => {
      reported.push(error);
      chosen.errorReports?.capture(error, about, known);
    }) satisfies ServerOptions['report'],
    telemetry: chosen.telemetry ?? null,
    findSessionMember,
    isWorking: () => true,
  });
  const server = createServer(options);
  const resetCaches = () => {
    estimates.kept = createEstimates(courier, clock);
    riders.kept = createRiders(courier, clock);
    menu.kept = createMenuCache();
    rateLimits.factor = MANY;
  };
  return {
    server,
    streams,
    changes,
    mounts,
    sandbox,
    rider,
    courier,
    host,
    phones,
    sms,
    resetCaches,
    rateLimits,
  };
}

/** The same numbers in every run. */
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
