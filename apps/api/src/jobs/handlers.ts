import { payableOf } from '../composition/payable-of.ts';
import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { sendQueuedMessage } from '../gateways/sms/queued-messages.ts';
import type { SmsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { anonymizeGuests } from '../modules/account/index.ts';
import { remindOfTable } from '../modules/booking/index.ts';
import { remindOfTiers } from '../modules/loyalty/index.ts';
import { driveDelivery, isSimulated, watchAcceptance } from '../modules/ordering/index.ts';
import {
  expireUnpaid,
  learnMethod,
  processRefund,
  refundPayment,
} from '../modules/payments/index.ts';
import { fillPastSales, storeMissingTotals } from '../modules/reports/index.ts';
import type { Retention } from '../platform/config/retention.ts';
import type { Db } from '../platform/db/db.ts';
import type { Queue } from '../platform/jobs/enqueue.ts';
import type { Handler, Handlers } from '../platform/jobs/job-runner.ts';
import { expireStale } from './expire-stale.ts';
import { findMissed } from './find-missed.ts';

export interface HandlerDependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly courier: CourierWithTimeout;
  readonly sms: SmsWithRetry;
  /**
   * True if couriers are called. False for the sandbox courier without the order simulator. With it,
   * only for branches that the simulator does not move.
   */
  readonly drives: boolean | 'unless_simulated';
  readonly retention: Retention;
}

/** Default interval of the recurring jobs. */
const REGULARLY = { minutes: 10 };
/** Until a job goes on that has not finished all records. */
const SOON = { seconds: 5 };
/** Interval of the job that anonymises guests, which scans all orders. */
const DAILY = { hours: 24 };

/** Recurring jobs; exactly one job of each exists. */
export const REGULAR: readonly Queue[] = ['tiers', 'spent', 'guests', 'missed', 'sales_totals'];

/** Creates the handler of each queue. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { db, payments, courier, sms, drives, retention } = dependencies;
  return {
    unpaid: {
      retrySeconds: 15,
      handle: (id, now) => expireUnpaid({ db, payments, payableOf }, id, now),
    },
    refund: {
      retrySeconds: 60,
      handle: (id, now) => refundPayment({ db, payments, payableOf }, id, now),
    },
    order_refund: {
      retrySeconds: 60,
      handle: (id, now) => processRefund({ db, payments, payableOf }, id, now),
    },
    method: {
      retrySeconds: 60,
      async handle(id) {
        await learnMethod({ db, payments }, id);
        return null;
      },
    },
    message: { retrySeconds: 60, handle: (id, now) => sendQueuedMessage(db, sms, id, now) },
    reminder: { retrySeconds: 15, handle: (id, now) => remindOfTable(db, id, now) },
    delivery: {
      retrySeconds: Math.max(1, courier.restSeconds),
      async handle(id, now) {
        if (drives === false) return null;
        if (drives === 'unless_simulated' && (await isSimulated(db, id))) return null;
        return driveDelivery({ db, courier }, id, now);
      },
    },
    acceptance: { retrySeconds: 15, handle: (id, now) => watchAcceptance(db, id, now) },
    past_sales: {
      retrySeconds: 60,
      async handle(key, now) {
        await fillPastSales(db, key, now);
        return null;
      },
    },
    sales_totals: {
      retrySeconds: 60,
      async handle(_key, now) {
        const hasMore = await storeMissingTotals(db, now);
        return now.add(hasMore ? SOON : REGULARLY);
      },
    },
    tiers: everyInterval((now) => remindOfTiers(db, now)),
    spent: everyInterval((now) => expireStale(db, now, retention)),
    guests: everyInterval(async (now) => {
      if (retention.guestDays === null) return;
      await anonymizeGuests(db, now.subtract({ hours: retention.guestDays * 24 }));
    }, DAILY),
    missed: everyInterval((now) => findMissed(db, now)),
  };
}

function everyInterval(
  work: (now: Temporal.Instant) => Promise<void>,
  interval: { minutes: number } | { hours: number } = REGULARLY,
): Handler {
  return {
    retrySeconds: 60,
    async handle(_key, now) {
      await work(now);
      return now.add(interval);
    },
  };
}
