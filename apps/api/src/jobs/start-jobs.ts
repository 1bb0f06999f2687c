import type { Db } from '../db/db.ts';
import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import type { SandboxHost } from '../gateways/host/sandbox/sandbox-host.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { sendQueuedMessages } from '../gateways/sms/queued-messages.ts';
import type { SmsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import type { Clock } from '../http/context.ts';
import { giveBack } from '../payments/give-back.ts';
import { driveDeliveries } from './drive-deliveries.ts';
import { dropSpent } from './drop-spent.ts';
import { simulateHost } from './host-simulator.ts';
import { simulateOrders } from './order-simulator.ts';
import { remindOfTiers } from './remind-of-tiers.ts';
import { repeat } from './repeat.ts';
import { sendReminders } from './send-reminders.ts';
import { sweepUnpaid } from './sweep-unpaid.ts';
import type { Ticker } from './ticker.ts';

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
  readonly report: (error: unknown) => void;
}

const TICK_MILLISECONDS = 1000;
const SEND_MILLISECONDS = 5000;
/** Nobody waits for an abandoned order, or for a reminder, to the second. */
const SWEEP_MILLISECONDS = 15_000;
const DROP_MILLISECONDS = 600_000;

/** Work that repeats; `stop` resolves when nothing of it is under way any more. */
export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Begins to move paid orders and bookings on, if that is simulated, and always to cancel abandoned
 * orders, to give back what came too late, to remind of tables and of tiers that end, to send messages and to drop what is spent.
 */
export function startJobs(options: JobsOptions): Jobs {
  const { db, clock, ticker, payments, courier, sms, host, simulate, report } = options;
  const jobs = [
    repeat(ticker, SWEEP_MILLISECONDS, report, () =>
      sweepUnpaid(db, payments, clock.now(), report),
    ),
    repeat(ticker, SWEEP_MILLISECONDS, report, () => giveBack(db, payments, clock.now(), report)),
    repeat(ticker, SWEEP_MILLISECONDS, report, () => sendReminders(db, clock.now())),
    repeat(ticker, DROP_MILLISECONDS, report, () => remindOfTiers(db, clock.now())),
    repeat(ticker, SEND_MILLISECONDS, report, () =>
      sendQueuedMessages(db, sms, clock.now(), report),
    ),
    repeat(ticker, DROP_MILLISECONDS, report, () => dropSpent(db, clock.now())),
  ];
  if (!simulate && courier.provider !== 'sandbox') {
    jobs.push(
      repeat(ticker, SEND_MILLISECONDS, report, () =>
        driveDeliveries({ db, courier, report }, clock.now()),
      ),
    );
  }
  if (simulate) {
    jobs.push(
      repeat(ticker, TICK_MILLISECONDS, report, () =>
        simulateOrders({ db, courier, report }, clock.now()),
      ),
      repeat(ticker, TICK_MILLISECONDS, report, () => simulateHost({ db, host }, clock.now())),
    );
  }
  return {
    async stop() {
      await Promise.all(jobs.map((stop) => stop()));
    },
  };
}
