import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { NO_NAME } from '../booking/index.ts';
import { isPaymentPending, REDACTED, redactOrders, redactReservations } from './redact.ts';

/** Rows read at once. */
const PAGE = 1000;

/** A row's id, and whether it must be anonymised. */
interface ScannedRow {
  readonly id: string;
  readonly due: boolean;
}

/**
 * Anonymises guests' orders and reservations that ended before a moment, except orders with an open
 * payment or refund. Removes names, phone numbers, e-mail and postal addresses, and keeps what the
 * ledger needs. Scans all rows page by page, because an index only for this would slow down every
 * order.
 */
export async function anonymizeGuests(db: Db, before: Temporal.Instant): Promise<void> {
  await forEachPage(
    (after) =>
      db.query<ScannedRow>(sql`
        select id, guest_hash is not null and buyer_name <> ${REDACTED}
          and status in ('COMPLETED', 'CANCELLED') and status_changed_at < ${before}
          and not exists (
            select from payments p
            where p.company_id = o.company_id and p.order_id = o.id and ${isPaymentPending}) as due
        from orders o where id > ${after} order by id limit ${PAGE}`),
    (ids) => db.transaction((tx) => redactOrders(tx, sql`select unnest(${ids}::text[])`)),
  );
  await forEachPage(
    (after) =>
      db.query<ScannedRow>(sql`
        select id, guest_hash is not null and ends_at < ${before}
          and (customer_name <> ${NO_NAME} or note is not null) as due
        from reservations where id > ${after} order by id limit ${PAGE}`),
    (ids) => db.transaction((tx) => redactReservations(tx, sql`select unnest(${ids}::text[])`)),
  );
}

async function forEachPage(
  findPage: (after: string) => Promise<ScannedRow[]>,
  anonymize: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: ScannedRow[] = await findPage(after);
    const due = page.filter((each) => each.due).map(({ id }) => id);
    if (due.length > 0) await anonymize(due);
    after = page.at(-1)?.id;
  }
}
