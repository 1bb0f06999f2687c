import { payableOf } from '../composition/payable-of.ts';
import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { sendQueuedMessage } from '../gateways/sms/queued-messages.ts';
import type { SmsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { anonymizeGuests } from '../modules/account/index.ts';
import { remindOfTable } from '../modules/booking/index.ts';
import { remindOfTiers } from '../modules/loyalty/index.ts';
import { driveDelivery } from '../modules/ordering/index.ts';
import { giveBack, learnMethod, lookAtUnpaid } from '../modules/payments/index.ts';
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
  /** True if real couriers are called. False with a simulated kitchen or the sandbox courier. */
  readonly drives: boolean;
  readonly keep: Retention;
}

/** Default interval of the recurring jobs. */
const REGULARLY = { minutes: 10 };
/** Interval of the job that anonymises guests, which scans all orders. */
const DAILY = { hours: 24 };

/** Recurring jobs; exactly one job of each exists. */
export const REGULAR: readonly Queue[] = ['tiers', 'spent', 'guests', 'missed'];

/** Creates the handler of each queue. */
export function createHandlers(given: HandlerDependencies): Handlers {
  const { db, payments, courier, sms, drives, keep } = given;
  return {
    unpaid: {
      retrySeconds: 15,
      look: (id, now) => lookAtUnpaid({ db, payments, payableOf }, id, now),
    },
    refund: { retrySeconds: 60, look: (id, now) => giveBack({ db, payments, payableOf }, id, now) },
    method: {
      retrySeconds: 60,
      async look(id) {
        await learnMethod({ db, payments }, id);
        return null;
      },
    },
    message: { retrySeconds: 60, look: (id, now) => sendQueuedMessage(db, sms, id, now) },
    reminder: { retrySeconds: 15, look: (id, now) => remindOfTable(db, id, now) },
    delivery: {
      retrySeconds: Math.max(1, courier.restSeconds),
      look: async (id, now) => (drives ? driveDelivery({ db, courier }, id, now) : null),
    },
    tiers: regularly((now) => remindOfTiers(db, now)),
    spent: regularly((now) => expireStale(db, now, keep)),
    guests: regularly(async (now) => {
      if (keep.guestDays === null) return;
      await anonymizeGuests(db, now.subtract({ hours: keep.guestDays * 24 }));
    }, DAILY),
    missed: regularly((now) => findMissed(db, now)),
  };
}

function regularly(
  work: (now: Temporal.Instant) => Promise<void>,
  often: { minutes: number } | { hours: number } = REGULARLY,
): Handler {
  return {
    retrySeconds: 60,
    async look(_key, now) {
      await work(now);
      return now.add(often);
    },
  };
}
