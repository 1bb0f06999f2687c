import { payableOf } from '../composition/payable-of.ts';
import { createServer } from '../contract/create-server.ts';
import { createCompanyFinder } from '../contract/page/company-finder.ts';
import { createPageApi } from '../contract/page/page-api.ts';
import { createPageCompanies } from '../contract/page/page-companies.ts';
import { createRenderVisitors } from '../contract/page/render-visitor.ts';
import { largestBody } from '../contract/schema/largest-body.ts';
import { DEMO } from '../demo/demo-folder.ts';
import {
  type DemoSignIn,
  type DemoStaffSignIn,
  findDemoSignIns,
  findDemoStaff,
} from '../demo/demo-sign-ins.ts';
import { writeDemoMembers } from '../demo/write-demo-members.ts';
import { writeDemoStaff } from '../demo/write-demo-staff.ts';
import { chooseCourier } from '../gateways/courier/courier-provider.ts';
import { courierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import { createCourier } from '../gateways/courier/create-courier.ts';
import { createEstimates } from '../gateways/courier/estimates.ts';
import { createRiders } from '../gateways/courier/riders.ts';
import { createPayments } from '../gateways/payments/create-payments.ts';
import { choosePayments } from '../gateways/payments/payments-provider.ts';
import { createPlaces } from '../gateways/places/create-places.ts';
import { createSms } from '../gateways/sms/create-sms.ts';
import { chooseSmsGateway } from '../gateways/sms/sms-gateway.ts';
import { smsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { counterHandlers } from '../generated/counter-handlers.ts';
import { handlers } from '../generated/handlers.ts';
import { setUpHandlers } from '../generated/set-up-handlers.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { openSetUp, requireSetUpToken } from '../modules/back-office/index.ts';
import { countWaitingBookings } from '../modules/booking/index.ts';
import { listenToBranches } from '../modules/company/index.ts';
import { findPageVisitor, findSessionMember } from '../modules/identity/index.ts';
import { createMemberStreams } from '../modules/loyalty/index.ts';
import { createMenuCache, createMenuStreams } from '../modules/menu/index.ts';
import {
  createBranchStreams,
  createOrderStreams,
  listenToOrders,
  refreshDelivery,
} from '../modules/ordering/index.ts';
import { createPaymentEvents } from '../modules/payments/index.ts';
import { findPrintJobChange } from '../modules/printing/index.ts';
import { identifyStaff } from '../modules/staff/index.ts';
import type { Config } from '../platform/config/config.ts';
import { readGoogleMaps } from '../platform/config/google-maps.ts';
import { memberKeyOf } from '../platform/config/member-key.ts';
import { readPaymentSecret } from '../platform/config/payment-secret.ts';
import { type OtlpSettings, readTelemetry } from '../platform/config/telemetry.ts';
import { holdWebDir } from '../platform/config/web-dir.ts';
import { changesOf } from '../platform/db/changes.ts';
import type { Db } from '../platform/db/db.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDb } from '../platform/db/open-db.ts';
import { sql } from '../platform/db/sql.ts';
import type { ErrorReports } from '../platform/error-reports/error-reports.ts';
import { createRateLimiter } from '../platform/http/limits/rate-limiter.ts';
import { BEHIND_PROXY, listen } from '../platform/http/listen.ts';
import { fewOfEach, type SecurityLog } from '../platform/http/log/security-log.ts';
import { countJobs } from '../platform/jobs/count-jobs.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { systemTicker } from '../platform/jobs/ticker.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import { createPersistedAssets } from '../platform/web/files/persisted-assets.ts';
import { loadWeb } from '../platform/web/load-web.ts';
import { createRenderLimit, NO_RENDER_LIMIT } from '../platform/web/render/render-limit.ts';
import { createPasswords, PASSWORD_COSTS } from '../shared/passwords.ts';
import { systemRandom } from '../shared/random.ts';
import { systemClock } from '../shared/time/clock.ts';
import { followDefaultCompany } from './default-company.ts';
import { createMounts } from './mounts.ts';

/** Time that a stop waits for running requests, in ms. */
const TIMEOUT = 10_000;
/** Interval in which the sandbox resends undelivered payment webhooks, in ms. */
const WEBHOOK_RETRY_MILLISECONDS = 5_000;
/** Interval in which an instance marks its build's files as in use, in ms. */
const DAY_MILLISECONDS = 86_400_000;

export interface StartOptions {
  /** Reports every failure that the client did not cause; see `ApiOptions`. */
  report: (
    error: unknown,
    about?: { requestId: string; clientRequestId?: string; operation: string },
    personalTexts?: readonly string[],
  ) => void;
  /** Reports failures without personal data; null if error reporting is off. */
  errorReports: ErrorReports | null;
  logSecurity: SecurityLog;
  /** Called if the server cannot continue and must be restarted. */
  onLost: (reason: string) => void;
  /** Announces slow steps. */
  say: (sentence: string) => void;
}

export interface Running {
  port: number;
  /** Subdomain of the company for hosts that name none; null if there is none. */
  company: string | null;
  /** Token of the set-up; null if the server has a company. */
  setUpToken: string | null;
  /** Sign-ins of the demo members; empty without a demo. */
  demoSignIns: readonly DemoSignIn[];
  /** Sign-ins of the demo staff; empty without a demo. */
  demoStaff: readonly DemoStaffSignIn[];
  /** Finishes running requests and jobs, and closes the database. */
  stop(): Promise<void>;
}

/** Composition root: creates the server with all its parts and starts it. */
export async function start(config: Config, options: StartOptions): Promise<Running> {
  const { report, onLost } = options;
  await holdWebDir(config);
  const db = await openDb(config, { onTrouble: report, onLost });
  try {
    return await serve(config, db, options);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function serve(
  config: Config,
  opened: Db,
  { report, errorReports, logSecurity, say }: StartOptions,
): Promise<Running> {
  const secret = await readPaymentSecret(config);
  const watched = readTelemetry(config);
  const provider = choosePayments(config);
  const rider = chooseCourier(config);
  const gateway = chooseSmsGateway(config);
  const { map, placesKey } = readGoogleMaps(config);
  await migrate(opened);
  const telemetry = watched === null ? null : await openTelemetry(watched);
  const db = telemetry?.db(opened) ?? opened;
  const observe = observerOf(telemetry);
  const embedded = config.databaseUrl === null;
  const clock = systemClock;
  if (config.demo) await openDemo(db, say, memberKeyOf(secret), clock.now());

  const random = systemRandom;
  const setUpToken = await openSetUp(db, random, clock.now());
  const defaultCompany = await followDefaultCompany(config, db);
  const cashier = await createPayments(provider, {
    db,
    clock,
    random,
    secret,
    onOutcome: telemetry?.payment,
    events: createPaymentEvents({ db, payableOf, report }),
  });
  const payments = observe('payments', cashier.payments, [
    'createSession',
    'void',
    'refund',
    'methodOf',
  ]);
  const riders = createCourier(rider, {
    db,
    clock,
    random,
    events: { checkTrip: (reference, now) => refreshDelivery(db, reference, now) },
  });
  const courier = courierWithTimeout(
    observe('courier', riders.courier, ['quote', 'book', 'progress']),
  );
  const rules = { prefix: config.smsPrefix, siteLine: config.smsSiteLine };
  const messages = createSms(gateway, rules, { db, clock });
  const sms = smsWithRetry(observe('messages', messages.sender, ['send']), { report });
  const { domain, trustedProxies } = config;
  const tenancy = { defaultCompany, domain, trustedProxies };
  const surroundings = {
    db,
    clock,
    random,
    payments,
    courier,
    estimates: createEstimates(courier, clock),
    riders: createRiders(courier, clock),
    sms,
    menuCache: createMenuCache(),
    rateLimitFactor: config.rateLimitFactor,
    places: observe('places', await createPlaces({ googleKey: placesKey, clock, report }), [
      'search',
      'around',
      'open',
    ]),
    memberKey: memberKeyOf(secret),
    passwords: createPasswords(PASSWORD_COSTS),
    errorReportRate: errorReports?.sampleRate ?? 0,
    hasSimulator: config.orderSimulator,
    mapProvider: map === null ? ('none' as const) : ('google' as const),
    ...tenancy,
  };
  const findPageCompany = createPageCompanies(surroundings);
  const findCompany = createCompanyFinder(surroundings, handlers, findPageCompany);
  let isWorking = false;
  const changes = listenToOrders(db.listen);
  const branchChanges = listenToBranches(db.listen);
  const billChanges = changesOf(db.listen, 'bill_changed');
  const rateLimiter = createRateLimiter(config.rateLimitFactor);
  const fewLines = fewOfEach(logSecurity, clock);
  const streams = createOrderStreams(
    { ...surroundings, rateLimiter, logSecurity: fewLines },
    changes,
  );
  const branchStreams = createBranchStreams(
    { ...surroundings, rateLimiter, logSecurity: fewLines },
    {
      orders: changes,
      branches: branchChanges,
      bills: billChanges,
      findPrintJob: findPrintJobChange,
      countWaitingBookings,
    },
  );
  const menuStreams = createMenuStreams(
    { ...surroundings, rateLimiter, logSecurity: fewLines },
    { changes: branchChanges, report },
  );
  const memberChanges = changesOf(db.listen, 'member_changed');
  const memberStreams = createMemberStreams(
    { ...surroundings, rateLimiter, logSecurity: fewLines },
    memberChanges,
  );
  // The embedded database has a single instance, so a single build.
  const assets = embedded ? null : createPersistedAssets(db, clock);
  const operations = {
    ...surroundings,
    handlers,
    report,
    logSecurity: fewLines,
    telemetry,
    findSessionMember,
  };
  const pageRateLimiter = createRateLimiter(config.rateLimitFactor);
  const pages = createPageApi({
    ...operations,
    findPageCompany,
    findPageVisitor,
    pageRateLimiter,
  });
  const server = createServer({
    ...operations,
    rateLimiter,
    counter: { handlers: counterHandlers, identify: identifyStaff },
    setUp: { handlers: setUpHandlers, requireToken: requireSetUpToken },
    isWorking: () => isWorking,
    mounts: createMounts({
      db,
      clock,
      riders: surroundings.riders,
      orderStreams: streams.routes,
      branchStreams: branchStreams.routes,
      menuStreams: menuStreams.routes,
      memberStreams: memberStreams.routes,
      errorReports,
      rateLimitFactor: config.rateLimitFactor,
      logSecurity: fewLines,
      defaultCompany,
      domain,
      trustedProxies,
      webhooks: { ...cashier.webhooks, ...riders.webhooks },
      payments: cashier.sandbox,
      courier: riders.sandbox,
      sms: messages.sandbox,
      // These controls affect all users, so only a demonstration has them.
      demonstration: embedded,
      sandboxOpen: config.sandboxOpen,
      apiDocs: config.apiDocs,
    }),
    web: await loadWeb(
      { customers: config.webDir, counter: config.counterDir },
      { ...surroundings, findCompany },
      {
        map,
        assets,
        worker: config.serviceWorker,
        callAsAnyone: (page) => pages.callAs(page, null),
        rendering: {
          clock,
          limit: config.renderLimit ? createRenderLimit() : NO_RENDER_LIMIT,
          report,
          findVisitor: createRenderVisitors(pages),
        },
      },
    ),
  });
  const listening = await listen(server, config.host, config.port, {
    ...(trustedProxies > 0 && BEHIND_PROXY),
    largestBody: largestBody(),
  });
  const simulate = config.orderSimulator;
  const ticker = systemTicker;
  const jobs = startJobs({
    db,
    clock,
    ticker,
    payments,
    courier,
    sms,
    simulate,
    retention: config.retention,
    report,
    telemetry,
  });
  telemetry?.watchJobs(() => countJobs(db, clock.now()));
  isWorking = true;
  const stopWebhooks = repeat(ticker, WEBHOOK_RETRY_MILLISECONDS, report, async () =>
    cashier.sandbox?.notifications.resendUnacknowledged(),
  );
  const stopAssets = repeat(ticker, DAY_MILLISECONDS, report, async () => assets?.markInUse());
  return {
    port: listening.port,
    company: await defaultCompany(),
    setUpToken,
    demoSignIns: embedded ? await findDemoSignIns(db) : [],
    demoStaff: embedded ? await findDemoStaff(db) : [],
    async stop() {
      isWorking = false;
      streams.end();
      branchStreams.stop();
      menuStreams.stop();
      memberStreams.end();
      await Promise.all([listening.stop(TIMEOUT), jobs.stop(), stopWebhooks(), stopAssets()]);
      await sms.settled();
      await telemetry?.close();
      await changes.stop();
      await branchChanges.stop();
      await billChanges.stop();
      await memberChanges.stop();
      await db.close();
    },
  };
}

/** Loads the telemetry code, only if telemetry is on. */
async function openTelemetry(settings: OtlpSettings): Promise<Telemetry> {
  const [{ createTelemetry }, { openOtlp }] = await Promise.all([
    import('../platform/telemetry/create-telemetry.ts'),
    import('../platform/telemetry/open-otlp.ts'),
  ]);
  return createTelemetry(await openOtlp(settings));
}

/** Returns a function that adds tracing to gateways, if telemetry is on. */
function observerOf(telemetry: Telemetry | null): Telemetry['gateway'] {
  return telemetry?.gateway ?? ((_, port) => port);
}

/**
 * Imports the demo restaurant into an empty embedded database. Adds its members if it is the only
 * company and has none.
 */
async function openDemo(
  db: Db,
  say: (sentence: string) => void,
  memberKey: Uint8Array,
  now: Temporal.Instant,
): Promise<void> {
  const { companies } = (await db.one<{ companies: number }>(
    sql`select count(*) as companies from companies`,
  )) ?? { companies: 0 };
  if (companies === 0) {
    say('The demo restaurant is being imported.');
    await importRestaurant(db, DEMO);
  }
  await writeDemoMembers(db, now);
  await writeDemoStaff(db, memberKey, now);
  // Without statistics, PostgreSQL would plan the first queries for empty tables.
  if (companies === 0) await db.execute(sql`analyze`);
}
