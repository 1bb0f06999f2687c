import { REMINDER_HOURS } from '../modules/booking/index.ts';
import {
  HOLDING_MINUTES,
  isOrderRefundPending,
  isRefundPending,
} from '../modules/payments/index.ts';
import type { Db } from '../platform/db/db.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { missingJobsOf, type Queue } from '../platform/jobs/enqueue.ts';

/** Delay after which due work without a job counts as missed. */
const LATE = { minutes: 2 };

/**
 * Enqueues due work that has no job, such as rows stored by an older version during a deployment or
 * restored from a backup. Normally work is enqueued when it is stored; this is a safety net.
 */
export async function findMissed(db: Db, now: Temporal.Instant): Promise<void> {
  const late = now.subtract(LATE);
  const missed = { unpaid: unpaid(late), refund: refunds(late), message: messages(late) };
  const rest = {
    order_refund: orderRefunds(late),
    reminder: reminders(now, late),
    delivery: deliveries(late),
    acceptance: sql`
      select id as key from orders where status = 'PENDING' and status_changed_at <= ${late}`,
  };
  for (const [queue, keys] of Object.entries({ ...missed, ...rest }) as [Queue, Sql][]) {
    await db.execute(missingJobsOf(queue, keys, now));
  }
}

function unpaid(late: Temporal.Instant): Sql {
  const since = late.subtract({ minutes: HOLDING_MINUTES });
  return sql`
    select p.id as key from orders o
    join payments p on p.company_id = o.company_id and p.order_id = o.id
    where o.status = 'MAKING PAYMENT' and o.status_changed_at <= ${since}
    union all
    select p.id from top_ups t
    join payments p on p.company_id = t.company_id and p.top_up_id = t.id
    where t.status = 'MAKING PAYMENT' and t.status_changed_at <= ${since}`;
}

function refunds(late: Temporal.Instant): Sql {
  return sql`
    select id as key from payments
    where ${isRefundPending} and (look_at is null or look_at <= ${late})`;
}

function orderRefunds(late: Temporal.Instant): Sql {
  return sql`
    select id as key from refunds
    where ${isOrderRefundPending} and coalesce(look_at, updated_at) <= ${late}`;
}

function messages(late: Temporal.Instant): Sql {
  return sql`select reference as key from queued_messages where try_at <= ${late}`;
}

/** Omits reservations that were made less than `REMINDER_HOURS` before their start. */
function reminders(now: Temporal.Instant, late: Temporal.Instant): Sql {
  return sql`
    select id as key from reservations
    where status in ('PENDING', 'APPROVED') and starts_at > ${now}
      and starts_at <= ${late.add({ hours: REMINDER_HOURS })} and reminder and reminded_at is null
      and created_at < starts_at - make_interval(hours => ${REMINDER_HOURS})`;
}

function deliveries(late: Temporal.Instant): Sql {
  return sql`
    select t.order_id as key from deliveries t
    join orders o on o.company_id = t.company_id and o.id = t.order_id
    where t.state in ('quoted', 'booked', 'collected')
      and (t.look_at is null or t.look_at <= ${late})
      and o.status in ('PREPARING', 'READY', 'DELIVERING') and o.status_changed_at <= ${late}`;
}
