import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import {
  isPaymentUnderWay,
  REDACTED,
  takePersonOutOfBookings,
  takePersonOutOfOrders,
} from './redact.ts';

/** Rows that are looked at in one go. */
const PAGE = 1000;

/** A row by its id, and whether somebody is to be taken out of it. */
interface Looked {
  readonly id: string;
  readonly due: boolean;
}

/**
 * Takes guests out of orders and bookings that have been over since before a moment: names, numbers,
 * e-mail and addresses go, what the books need stays. It goes through all there are, page by page: an
 * index for this alone would be paid by every order, also where nothing is let go of.
 */
export async function anonymizeGuests(db: Db, before: Temporal.Instant): Promise<void> {
  await throughAll(
    (after) =>
      db.query<Looked>(sql`
        select id, guest_hash is not null and buyer_name <> ${REDACTED}
          and status in ('COMPLETED', 'CANCELLED') and status_changed_at < ${before}
          and not exists (
            select from payments p
            where p.company_id = o.company_id and p.order_id = o.id and ${isPaymentUnderWay}) as due
        from orders o where id > ${after} order by id limit ${PAGE}`),
    (ids) => db.transaction((tx) => takePersonOutOfOrders(tx, sql`select unnest(${ids}::text[])`)),
  );
  await throughAll(
    (after) =>
      db.query<Looked>(sql`
        select id, guest_hash is not null and customer_name <> ${REDACTED}
          and ends_at < ${before} as due
        from reservations where id > ${after} order by id limit ${PAGE}`),
    (ids) =>
      db.transaction((tx) => takePersonOutOfBookings(tx, sql`select unnest(${ids}::text[])`)),
  );
}

async function throughAll(
  look: (after: string) => Promise<Looked[]>,
  anonymize: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Looked[] = await look(after);
    const due = page.filter((each) => each.due).map(({ id }) => id);
    if (due.length > 0) await anonymize(due);
    after = page.at(-1)?.id;
  }
}
