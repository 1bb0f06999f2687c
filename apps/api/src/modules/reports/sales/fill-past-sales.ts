import type { Db, Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';

/** Key of the job that begins with the first order. */
export const ALL_SALES = 'all';

/** Orders of a batch, so that no statement locks many rows. */
const BATCH = 1000;

/**
 * Fills `paid_at` and the refund entries of the next batch of orders of earlier versions, and
 * schedules the batch after it. Ends at once if no order lacks its `paid_at`.
 * @param after id of the last order of the batch before, or {@link ALL_SALES}.
 */
export async function fillPastSales(db: Db, after: string, now: Temporal.Instant): Promise<void> {
  await db.transaction(async (tx) => {
    if (after === ALL_SALES && !(await hasOrdersToFill(tx))) return;
    const from = after === ALL_SALES ? '' : after;
    const batch = await tx.query<{ id: string }>(
      sql`select id from orders where id > ${from} order by id limit ${BATCH}`,
    );
    const last = batch.at(-1);
    if (last === undefined) return;
    await fill(tx, sql`o.id > ${from} and o.id <= ${last.id}`);
    if (batch.length === BATCH) await enqueue(tx, { queue: 'past_sales', key: last.id, at: now });
  });
}

/** Fills the orders of a branch at once, before its first close. */
export async function fillPastSalesOf(
  tx: Queryable,
  companyId: string,
  branchId: string,
): Promise<void> {
  await fill(tx, sql`o.company_id = ${companyId} and o.branch_id = ${branchId}`);
}

/** The condition is that of the index `orders_to_fill`, which empties itself. */
async function hasOrdersToFill(tx: Queryable): Promise<boolean> {
  const found = await tx.one<{ found: boolean }>(sql`
    select exists(select from orders
      where paid_at is null and status not in ('MAKING PAYMENT', 'CANCELLED')) as found`);
  return found?.found ?? false;
}

async function fill(tx: Queryable, which: Sql): Promise<void> {
  await tx.execute(sql`
    update orders o set paid_at = started.at
    from orders past cross join lateral (
      select min(h.at) as at from order_status_history h
      where h.company_id = past.company_id and h.order_id = past.id
        and h.status not in ('MAKING PAYMENT', 'CANCELLED')
    ) started
    where past.company_id = o.company_id and past.id = o.id and ${which}
      and o.paid_at is null and started.at is not null`);
  await tx.execute(sql`
    insert into refund_entries
      (company_id, branch_id, order_id, source_id, attempt, kind, amount, at)
    select o.company_id, o.branch_id, o.id, done.source_id, done.attempt, done.kind, done.amount,
      done.at
    from orders o cross join lateral (
      select r.id as source_id, r.attempt, r.state as kind, r.amount, r.updated_at as at
      from refunds r
      where r.company_id = o.company_id and r.order_id = o.id and r.state in ('refunded', 'settled')
      union all
      select p.id, 1, 'refunded', p.amount, p.updated_at from payments p
      where p.company_id = o.company_id and p.order_id = o.id and p.state = 'refunded'
        and p.amount > 0
      union all
      select i.incident_id, 1, case i.kind when 'refunded' then 'provider' else 'dispute' end,
        i.amount, i.recorded_at
      from payments p
      join provider_incidents i on i.company_id = p.company_id and i.payment_id = p.id
      where p.company_id = o.company_id and p.order_id = o.id and i.amount > 0
        and i.kind in ('refunded', 'dispute_lost')
        and not exists (select from provider_incidents f
          where f.company_id = i.company_id and f.provider = i.provider
            and f.incident_id = i.incident_id and f.kind = 'refund_failed')
    ) done
    where ${which} and o.paid_at is not null
    on conflict (company_id, source_id, attempt, kind) do nothing`);
}
