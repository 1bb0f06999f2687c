import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSdk, type Sdk } from '@claypot/sdk';
import { createServer } from '../../apps/api/src/contract/create-server.ts';
import { createCompanyFinder } from '../../apps/api/src/contract/page/company-finder.ts';
import { createPageApi } from '../../apps/api/src/contract/page/page-api.ts';
import { createPageCompanies } from '../../apps/api/src/contract/page/page-companies.ts';
import { createRenderVisitors } from '../../apps/api/src/contract/page/render-visitor.ts';
import { writeDemoMembers } from '../../apps/api/src/demo/write-demo-members.ts';
import {
  type CourierWithTimeout,
  courierWithTimeout,
} from '../../apps/api/src/gateways/courier/courier-with-timeout.ts';
import { createEstimates } from '../../apps/api/src/gateways/courier/estimates.ts';
import { createRiders } from '../../apps/api/src/gateways/courier/riders.ts';
import { SandboxCourier } from '../../apps/api/src/gateways/courier/sandbox/sandbox-courier.ts';
import { createSandboxRoutes } from '../../apps/api/src/gateways/payments/sandbox/routes.ts';
import { Sandbox } from '../../apps/api/src/gateways/payments/sandbox/sandbox.ts';
import { createAddressFit } from '../../apps/api/src/gateways/places/bundled/address-fit.ts';
import { bundledPlaces } from '../../apps/api/src/gateways/places/bundled/bundled-places.ts';
import {
  indexPlaces,
  type PlaceIndex,
} from '../../apps/api/src/gateways/places/bundled/place-index.ts';
import { placesWithFallback } from '../../apps/api/src/gateways/places/places-with-fallback.ts';
import { SandboxSms } from '../../apps/api/src/gateways/sms/sandbox/sandbox-sms.ts';
import { smsWithRetry } from '../../apps/api/src/gateways/sms/sms-with-retry.ts';
import { counterHandlers } from '../../apps/api/src/generated/counter-handlers.ts';
import { handlers } from '../../apps/api/src/generated/handlers.ts';
import { setUpHandlers } from '../../apps/api/src/generated/set-up-handlers.ts';
import { importRestaurant } from '../../apps/api/src/import/import-restaurant.ts';
import { requireSetUpToken } from '../../apps/api/src/modules/back-office/index.ts';
import { findPageVisitor } from '../../apps/api/src/modules/identity/page-visitors.ts';
import { findSessionMember } from '../../apps/api/src/modules/identity/sessions.ts';
import { createMenuCache } from '../../apps/api/src/modules/menu/menu-cache.ts';
import { identifyStaff } from '../../apps/api/src/modules/staff/index.ts';
import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { openEmbedded } from '../../apps/api/src/platform/db/open-embedded.ts';
import { openPostgres } from '../../apps/api/src/platform/db/postgres/open-postgres.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { makeFreshDatabase } from '../../apps/api/src/platform/db/testing/fresh-database.ts';
import { type Listening, listen } from '../../apps/api/src/platform/http/listen.ts';
import { loadWeb } from '../../apps/api/src/platform/web/load-web.ts';
import { createRenderLimit } from '../../apps/api/src/platform/web/render/render-limit.ts';
import type { RenderedPage } from '../../apps/api/src/platform/web/render/renderer.ts';
import { createPasswords, PASSWORD_COSTS } from '../../apps/api/src/shared/passwords.ts';
import type { RandomSource } from '../../apps/api/src/shared/random.ts';
import type { Language } from '../../apps/api/src/shared/text/language.ts';
import type { Clock } from '../../apps/api/src/shared/time/clock.ts';

const DEMO = join(import.meta.dirname, '../../apps/api/demo');

/** Saturday noon at the demo's branches, when all are open. */
const NOON = Temporal.Instant.from('2026-11-21T12:00:00+08:00');
const clock: Clock = { now: () => NOON };

/** The demo restaurant's server in this process, as in production except for its clock. */
export interface Restaurant {
  readonly db: Db;
  readonly clock: Clock;
  readonly courier: CourierWithTimeout;
  /** The product's client, which calls the server in process. */
  readonly sdk: Sdk;
  /** Creates a client with a language and a member's token. */
  sdkOf(company: string, language?: Language, token?: string | null): Sdk;
  fetch(request: Request): Promise<Response>;
  /**
   * Serves the restaurant on a free local port, with the built pages of a folder.
   * @param onRendered receives each rendered page
   */
  listen(web: string, onRendered?: (page: RenderedPage) => void): Promise<Listening>;
}

export interface RestaurantOptions {
  readonly random: RandomSource;
  /** Wraps the server's database. */
  readonly watch?: (db: Db) => Db;
  /** Searchable places; default: none. */
  readonly places?: PlaceIndex;
}

/**
 * Creates an embedded database with the demo, in a temporary folder. `close` removes the folder.
 */
export async function openDemoDb(): Promise<Db> {
  const folder = await mkdtemp(join(tmpdir(), 'claypot-bench-'));
  const db = await openEmbedded(join(folder, 'data'));
  await fill(db);
  return {
    ...db,
    async close() {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database with the demo on the PostgreSQL server at `url`. `close` drops it. */
export async function openServerDb(url: string): Promise<Db> {
  const fresh = await makeFreshDatabase(url);
  const db = openPostgres(fresh.url);
  await fill(db);
  return {
    ...db,
    async close() {
      await db.close();
      await fresh.drop();
    },
  };
}

async function fill(db: Db): Promise<void> {
  await migrate(db);
  await importRestaurant(db, DEMO);
  await writeDemoMembers(db, NOON);
  // The server does this after an import.
  await db.execute(sql`analyze`);
}

export function openRestaurant(demo: Db, options: RestaurantOptions): Restaurant {
  const { places = indexPlaces([], []), random, watch = (db) => db } = options;
  const db = watch(demo);
  const payments = new Sandbox({
    db,
    clock,
    random,
    secret: 'only measured with, thirty-two characters',
    prefix: '/sandbox',
    notifyUrl: 'http://localhost/',
    deliver: async () => new Response(null, { status: 204 }),
  });
  const courier = courierWithTimeout(
    new SandboxCourier({ db, clock, random, prefix: '/sandbox/track' }),
  );
  const report = (error: unknown) => console.error(error);
  const sms = smsWithRetry(new SandboxSms({ db, clock }), { report });
  const tenancy = { defaultCompany: 'demo', domain: null, trustedProxies: 0 };
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
    rateLimitFactor: 1000,
    places: placesWithFallback({
      bundled: bundledPlaces(places),
      fits: createAddressFit([]),
      service: null,
      clock,
      report,
    }),
    mapProvider: 'none' as const,
    errorReportRate: 0,
    hasSimulator: false,
    memberKey: Buffer.from('only measured with'),
    passwords: createPasswords(PASSWORD_COSTS),
    ...tenancy,
  };
  const settings = {
    ...surroundings,
    handlers,
    rateLimiter: null,
    mounts: { '/sandbox': createSandboxRoutes(payments, '/sandbox') },
    report,
    logSecurity: () => undefined,
    telemetry: null,
    findSessionMember,
    counter: { handlers: counterHandlers, identify: identifyStaff },
    setUp: { handlers: setUpHandlers, requireToken: requireSetUpToken },
    isWorking: () => true,
  };
  const server = createServer(settings);
  const sdkOf = (company: string, language: Language = 'en', token: string | null = null) =>
    createSdk({
      baseUrl: `http://${company}.localhost/api`,
      fetch: server.fetch,
      language: () => language,
      token: () => token,
    });
  return {
    db,
    clock,
    courier,
    sdkOf,
    sdk: sdkOf('demo'),
    fetch: server.fetch,
    async listen(web, onRendered) {
      const findPageCompany = createPageCompanies(surroundings);
      const visitors = createPageApi({
        ...settings,
        findPageCompany,
        findPageVisitor,
        pageRateLimiter: null,
      });
      const pages = await loadWeb(
        { customers: web, counter: join(web, 'counter') },
        {
          ...surroundings,
          findCompany: createCompanyFinder(surroundings, handlers, findPageCompany),
        },
        {
          map: null,
          rendering: {
            clock,
            limit: createRenderLimit(),
            report,
            findVisitor: createRenderVisitors(visitors),
            onRendered,
          },
        },
      );
      return listen(createServer({ ...settings, web: pages }), '127.0.0.1', 0);
    },
  };
}
