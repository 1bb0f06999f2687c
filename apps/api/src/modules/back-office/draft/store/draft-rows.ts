import type { Queryable, Transaction } from '../../../../platform/db/db.ts';
import { json, sql } from '../../../../platform/db/sql.ts';
import type { DraftFields, Section } from '../model/content.ts';
import type { DraftOrder, DraftRow, DraftRows } from '../model/merge-draft.ts';

/** Locks the draft of a company until the transaction ends, so that changes run one by one. */
export async function lockDraft(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`
    insert into drafts (company_id) values (${companyId}) on conflict (company_id) do nothing`);
  await tx.one<{ company_id: string }>(sql`
    select company_id from drafts where company_id = ${companyId} for update`);
}

interface StoredRow {
  readonly section: Section;
  readonly key: string;
  readonly category: string | null;
  readonly fields: DraftFields | null;
  readonly by: string | null;
  readonly at: Temporal.Instant;
}

/** Returns what differs from the published content, in the order of the changes. */
export async function readDraftRows(db: Queryable, companyId: string): Promise<DraftRows> {
  const rows: DraftRow[] = await db.query<StoredRow>(sql`
    select e.section, e.key, e.category, e.fields, s.name as by, e.changed_at as at
    from draft_entries e
    left join staff s on s.company_id = e.company_id and s.id = e.changed_by
    where e.company_id = ${companyId} order by e.changed_at, e.section, e.key`);
  const orders: DraftOrder[] = await db.query<{
    list: string;
    keys: string[];
    by: string | null;
    at: Temporal.Instant;
  }>(sql`
    select o.list, o.keys, s.name as by, o.changed_at as at
    from draft_orders o
    left join staff s on s.company_id = o.company_id and s.id = o.changed_by
    where o.company_id = ${companyId} order by o.list`);
  return { rows, orders };
}

/** Person and time of a change. */
export interface Author {
  readonly staffId: string | null;
  readonly now: Temporal.Instant;
}

/** An entry to store. */
export interface NewRow extends Pick<DraftRow, 'section' | 'key' | 'category' | 'fields'> {
  /** Idempotency key of the request that adds the entry. */
  readonly addedByRequest?: string;
}

/** Stores a changed, added or removed entry. Call `lockDraft` first. */
export async function storeRow(
  tx: Transaction,
  companyId: string,
  { section, key, category, fields, addedByRequest }: NewRow,
  { staffId, now }: Author,
): Promise<void> {
  await tx.execute(sql`
    insert into draft_entries (company_id, section, key, category, fields, added_by_request,
      changed_by, changed_at)
    values (${companyId}, ${section}, ${key}, ${category}, ${fields === null ? null : json(fields)},
      ${addedByRequest ?? null}, ${staffId}, ${now})
    on conflict (company_id, section, key) do update set
      category = excluded.category, fields = excluded.fields,
      added_by_request = coalesce(excluded.added_by_request, draft_entries.added_by_request),
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}

/** Deletes the change of an entry, so that it is as customers see it. */
export async function deleteRow(
  tx: Transaction,
  companyId: string,
  { section, key }: Pick<DraftRow, 'section' | 'key'>,
): Promise<void> {
  await tx.execute(sql`
    delete from draft_entries
    where company_id = ${companyId} and section = ${section} and key = ${key}`);
}

/** Stores the order of a list. */
export async function storeOrder(
  tx: Transaction,
  companyId: string,
  { list, keys }: Pick<DraftOrder, 'list' | 'keys'>,
  { staffId, now }: Author,
): Promise<void> {
  await tx.execute(sql`
    insert into draft_orders (company_id, list, keys, changed_by, changed_at)
    values (${companyId}, ${list}, ${keys}::text[], ${staffId}, ${now})
    on conflict (company_id, list) do update set
      keys = excluded.keys, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}

/** Deletes all changes of the draft. */
export async function deleteDraft(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`delete from draft_entries where company_id = ${companyId}`);
  await tx.execute(sql`delete from draft_orders where company_id = ${companyId}`);
}

/** Returns the key of the entry that a request has added; null if none. */
export async function findAdded(
  db: Queryable,
  companyId: string,
  request: string,
): Promise<string | null> {
  const row = await db.one<{ key: string }>(sql`
    select key from draft_entries
    where company_id = ${companyId} and added_by_request = ${request}`);
  return row?.key ?? null;
}

/** Replaces the whole draft. Call `lockDraft` first. */
export async function replaceDraft(
  tx: Transaction,
  companyId: string,
  { rows, orders }: DraftRows,
  author: Author,
): Promise<void> {
  await deleteDraft(tx, companyId);
  await storeRows(tx, companyId, { rows, orders }, author);
}

/** Entries and orders to store together. */
export interface NewRows {
  readonly rows: readonly Omit<NewRow, 'addedByRequest'>[];
  readonly orders: readonly Pick<DraftOrder, 'list' | 'keys'>[];
}

/** Stores entries in one statement, because there may be thousands. Call `lockDraft` first. */
export async function storeRows(
  tx: Transaction,
  companyId: string,
  { rows, orders }: NewRows,
  author: Author,
): Promise<void> {
  const records = rows.map(({ section, key, category, fields }) => ({
    section,
    key,
    category,
    fields,
  }));
  await tx.execute(sql`
    insert into draft_entries (company_id, section, key, category, fields, changed_by, changed_at)
    select ${companyId}, section, key, category, fields, ${author.staffId}, ${author.now}
    from jsonb_to_recordset(${json(records)}) as row
      (section text, key text, category text, fields jsonb)
    on conflict (company_id, section, key) do update set
      category = excluded.category, fields = excluded.fields,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
  for (const order of orders) await storeOrder(tx, companyId, order, author);
}
