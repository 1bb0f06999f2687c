import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { SmsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { simulateBookings } from '../modules/booking/index.ts';
import { simulateOrders } from '../modules/ordering/index.ts';
import { ALL_SALES } from '../modules/reports/index.ts';
import type { Retention } from '../platform/config/retention.ts';
import type { Db } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { bossJobs } from '../platform/jobs/boss-jobs.ts';
import { missingJobsOf } from '../platform/jobs/enqueue.ts';
import { createJobRunner, type Handler, type Handlers } from '../platform/jobs/job-runner.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import type { Ticker } from '../platform/jobs/ticker.ts';
import type { Telemetry } from '../platform/telemetry/telemetry.ts';
import type { Clock } from '../shared/time/clock.ts';
import { createHandlers, REGULAR } from './handlers.ts';

export interface JobsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly ticker: Ticker;
  readonly payments: Payments;
  readonly courier: CourierWithTimeout;
  readonly sms: SmsWithRetry;
  /** True if orders and bookings progress automatically, without real staff. */
  readonly simulate: boolean;
  readonly retention: Retention;
  readonly report: (error: unknown) => void;
  /** Records each finished job; null without telemetry. */
  readonly telemetry: Pick<Telemetry, 'job'> | null;
}

const TICK_MILLISECONDS = 1000;
const TIDY_MILLISECONDS = 60_000;

/** Background jobs; `stop` resolves when none is running. */
export interface RunningJobs {
  stop(): Promise<void>;
}

/**
 * Starts running due jobs (see `enqueue`) and, if simulated, moving paid orders and bookings
 * forward.
 */
export function startJobs(options: JobsOptions): RunningJobs {
  const { db, clock, ticker, payments, courier, sms, simulate, retention, report, telemetry } =
    options;
  const drives = simulate ? 'unless_simulated' : courier.provider !== 'sandbox';
  const handlers = watched(
    createHandlers({ db, payments, courier, sms, drives, retention }),
    telemetry,
  );
  const jobs = bossJobs(db, report);
  const runner = createJobRunner({ jobs, clock, handlers, report });
  let isReady = false;
  const work = async () => {
    if (!isReady) await addRegular(db, clock.now());
    isReady = true;
    await runner.begin();
  };
  const stops = [
    repeat(ticker, TICK_MILLISECONDS, report, work),
    repeat(ticker, TIDY_MILLISECONDS, report, jobs.tidy),
  ];
  if (simulate) {
    stops.push(
      repeat(ticker, TICK_MILLISECONDS, report, () =>
        simulateOrders({ db, courier, report }, clock.now()),
      ),
      repeat(ticker, TICK_MILLISECONDS, report, () => simulateBookings(db, clock.now())),
    );
  }
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      await runner.settled();
    },
  };
}

function watched(handlers: Handlers, telemetry: Pick<Telemetry, 'job'> | null): Handlers {
  if (telemetry === null) return handlers;
  const all = Object.entries(handlers).map(
    ([queue, { handle: look, retrySeconds }]): [string, Handler] => [
      queue,
      { handle: (key, now) => telemetry.job(queue, () => look(key, now)), retrySeconds },
    ],
  );
  return Object.fromEntries(all) as Handlers;
}

/** Ensures one job per recurring queue across all instances, and fills what earlier versions left. */
async function addRegular(db: Db, now: Temporal.Instant): Promise<void> {
  await db.execute(missingJobsOf('past_sales', sql`select ${ALL_SALES}::text`, now));
  for (const queue of REGULAR) {
    await db.execute(missingJobsOf(queue, sql`select 'all'::text`, now));
  }
}
