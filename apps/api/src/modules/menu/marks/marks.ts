import type { Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { ItemKind, ItemReference, MarkedItem } from './sold-out.ts';

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

/** Table and columns with the marks of a kind. */
interface MarkTable {
  readonly table: Sql;
  /** Column with the id of the item. */
  readonly column: Sql;
}

/** Kinds that a branch offers by a row of its own, which also has the mark. */
const OFFERED: Partial<Record<ItemKind, MarkTable>> = {
  dish: {
    table: sql`branch_dishes`,
    column: sql`dish_id`,
  },
  package: {
    table: sql`branch_packages`,
    column: sql`package_id`,
  },
};

/** Kinds that every branch offers. A row is a mark. */
const MARKED: Record<MarkedItem['kind'], MarkTable> = {
  variation: {
    table: sql`sold_out_variations`,
    column: sql`variation_id`,
  },
  hot_deal: {
    table: sql`sold_out_hot_deals`,
    column: sql`hot_deal_id`,
  },
  hot_deal_variation: {
    table: sql`sold_out_hot_deal_variations`,
    column: sql`variation_id`,
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
  { company_id, id: branchId }: BranchKey,
  { kind, id }: ItemReference,
): Promise<TranslatedText | null> {
  const row = await tx.one<{ name: TranslatedText }>(sql`
    select name from (
      select 'dish' as kind, d.id, d.name from dishes d
      join branch_dishes b on b.company_id = d.company_id and b.dish_id = d.id
        and b.branch_id = ${branchId} and not b.retired
      where d.company_id = ${company_id} and not d.retired
      union all
      select 'package', p.id, p.package_name from packages p
      join branch_packages b on b.company_id = p.company_id and b.package_id = p.id
        and b.branch_id = ${branchId} and not b.retired
      where p.company_id = ${company_id} and not p.retired
      union all
      select 'variation', id, variation_name from dish_option_variations
      where company_id = ${company_id} and not retired
      union all
      select 'hot_deal', id, name from hot_deals where company_id = ${company_id} and not retired
      union all
      select 'hot_deal_variation', id, variation_name from hot_deal_option_variations
      where company_id = ${company_id} and not retired
    ) i where kind = ${kind} and id = ${id}`);
  return row?.name ?? null;
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
