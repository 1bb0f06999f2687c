import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import type { SandboxHost } from '../gateways/host/sandbox/sandbox-host.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { SmsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { simulateHost } from '../modules/booking/index.ts';
import { simulateOrders } from '../modules/ordering/index.ts';
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
  readonly host: SandboxHost;
  /** Whether orders and bookings move on by themselves; a real kitchen and host say when they do. */
  readonly simulate: boolean;
  readonly keep: Retention;
  readonly report: (error: unknown) => void;
  /** Told of each job that is done; null where nobody watches. */
  readonly telemetry: Pick<Telemetry, 'job'> | null;
}

const TICK_MILLISECONDS = 1000;
const TIDY_MILLISECONDS = 60_000;

/** Work that is done in the background; `stop` resolves when nothing of it is under way any more. */
export interface RunningJobs {
  stop(): Promise<void>;
}

/**
 * Begins to do jobs when they are due (see `enqueue`), and to move paid orders and bookings on, if
 * that is simulated.
 */
export function startJobs(options: JobsOptions): RunningJobs {
  const { db, clock, ticker, payments, courier, sms, host, simulate, keep, report, telemetry } =
    options;
  const drives = !simulate && courier.provider !== 'sandbox';
  const handlers = watched(createHandlers({ db, payments, courier, sms, drives, keep }), telemetry);
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
      repeat(ticker, TICK_MILLISECONDS, report, () => simulateHost({ db, host }, clock.now())),
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
  const all = Object.entries(handlers).map(([queue, { look, retrySeconds }]): [string, Handler] => [
    queue,
    { look: (key, now) => telemetry.job(queue, () => look(key, now)), retrySeconds },
  ]);
  return Object.fromEntries(all) as Handlers;
}

/** Of all instances together one job of each. */
async function addRegular(db: Db, now: Temporal.Instant): Promise<void> {
  for (const queue of REGULAR) {
    await db.execute(missingJobsOf(queue, sql`select 'all'::text`, now));
  }
}
