import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { appliesAt, type ItemKind, type ItemReference, type MarkedItem } from '../sold-out.ts';

/** A mark as sold out. */
export interface Mark {
  /** Null until further notice. */
  readonly until: Temporal.Instant | null;
}

/** A branch of a company. */
export interface BranchKey {
  readonly company_id: string;
  readonly id: string;
}

/** Where the marks of a kind are, and the names of its items. */
interface MarkTable {
  readonly table: Sql;
  /** Column with the id of the item. */
  readonly column: Sql;
  readonly items: Sql;
  readonly name: Sql;
}

/** Kinds that a branch offers by a row of its own, which also has the mark. */
const OFFERED: Partial<Record<ItemKind, MarkTable>> = {
  dish: {
    table: sql`branch_dishes`,
    column: sql`dish_id`,
    items: sql`dishes`,
    name: sql`name`,
  },
  package: {
    table: sql`branch_packages`,
    column: sql`package_id`,
    items: sql`packages`,
    name: sql`package_name`,
  },
};

/** Kinds that every branch offers. A row is a mark. */
const MARKED: Record<MarkedItem['kind'], MarkTable> = {
  variation: {
    table: sql`sold_out_variations`,
    column: sql`variation_id`,
    items: sql`dish_option_variations`,
    name: sql`variation_name`,
  },
  hot_deal: {
    table: sql`sold_out_hot_deals`,
    column: sql`hot_deal_id`,
    items: sql`hot_deals`,
    name: sql`name`,
  },
  hot_deal_variation: {
    table: sql`sold_out_hot_deal_variations`,
    column: sql`variation_id`,
    items: sql`hot_deal_option_variations`,
    name: sql`variation_name`,
  },
};

/**
 * Locks the branch against other changes of its marks, so that each records the state that it
 * replaced. Orders do not wait for it.
 */
export async function lockMarks(tx: Transaction, branch: BranchKey): Promise<void> {
  await tx.execute(sql`
    select from branches where company_id = ${branch.company_id} and id = ${branch.id}
    for no key update`);
}

/** Returns the name of an item; null if the branch does not offer it. */
export async function findItemName(
  tx: Transaction,
  branch: BranchKey,
  { kind, id }: ItemReference,
): Promise<TranslatedText | null> {
  const offered = OFFERED[kind];
  const { items, name } = offered ?? markedOf(kind);
  const isOffered =
    offered === undefined
      ? sql`true`
      : sql`exists (
          select from ${offered.table} where ${ofItem(branch, offered, id)} and not retired)`;
  const row = await tx.one<{ name: TranslatedText }>(sql`
    select ${name} as name from ${items}
    where company_id = ${branch.company_id} and id = ${id} and not retired and ${isOffered}`);
  return row?.name ?? null;
}

/** Returns the mark of an item at `now`; null if it is not marked. */
export async function findMark(
  db: Queryable,
  branch: BranchKey,
  { kind, id }: ItemReference,
  now: Temporal.Instant,
): Promise<Mark | null> {
  const offered = OFFERED[kind];
  const row = await db.one<Mark>(
    offered === undefined
      ? sql`select until from ${markedOf(kind).table} where ${ofItem(branch, markedOf(kind), id)}`
      : sql`
        select sold_out_until as until from ${offered.table}
        where ${ofItem(branch, offered, id)} and sold_out`,
  );
  return row !== null && appliesAt(row.until, now) ? row : null;
}

/** Marks an item that the branch offers as sold out; null makes it available. */
export async function setMark(
  tx: Transaction,
  branch: BranchKey,
  item: ItemReference,
  mark: Mark | null,
): Promise<void> {
  const { kind, id } = item;
  const offered = OFFERED[kind];
  const until = mark?.until ?? null;
  if (offered !== undefined) {
    await tx.execute(sql`
      update ${offered.table} set sold_out = ${mark !== null}, sold_out_until = ${until}
      where ${ofItem(branch, offered, id)}`);
    return;
  }
  const marked = markedOf(kind);
  const { table, column } = marked;
  await tx.execute(
    mark === null
      ? sql`delete from ${table} where ${ofItem(branch, marked, id)}`
      : sql`
        insert into ${table} (company_id, branch_id, ${column}, until)
        values (${branch.company_id}, ${branch.id}, ${id}, ${until})
        on conflict (company_id, branch_id, ${column}) do update set until = excluded.until`,
  );
}

function markedOf(kind: ItemKind) {
  if (kind === 'dish' || kind === 'package') throw new Error(`A ${kind} has a row of the branch`);
  return MARKED[kind];
}

function ofItem(branch: BranchKey, { column }: MarkTable, id: string): Sql {
  return sql`company_id = ${branch.company_id} and branch_id = ${branch.id} and ${column} = ${id}`;
}
