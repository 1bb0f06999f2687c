import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { type Choice, sortedChoices } from '../../menu/index.ts';
import { type CartLine, judgeLines, type LineRow, readItems } from '../cart/cart-lines.ts';

/** An item to ring up. */
export interface RequestedLine {
  /** Id of the new line. */
  readonly id: string;
  readonly type: 'dish' | 'package' | 'hot_deal';
  readonly itemId: string;
  readonly qty: number;
  readonly choices: readonly Choice[];
}

/**
 * Returns a line for each requested item, in the same order, checked against the menu and the stock
 * of the branch; null for an item, or a package of a hot deal, that does not exist.
 */
export async function findRequestedLines(
  db: Queryable,
  company: MenuAt,
  branchId: string,
  requested: readonly RequestedLine[],
): Promise<(CartLine | null)[]> {
  const dishes = await findDishes(db, company.id, idsOf(requested, 'dish'));
  const rows = requested.flatMap((line): LineRow[] => {
    const dish = line.type === 'dish' ? (dishes.get(line.itemId) ?? null) : null;
    if (line.type === 'dish' && dish === null) return [];
    const { id, qty } = line;
    return [{ id, qty, selection: sortedChoices(line.choices), ...packageOf(line), dish }];
  });
  const items = await readItems(db, company, branchId, rows);
  const judged = await judgeLines(db, company, { branch_id: branchId, id: null }, items);
  return requested.map(({ id }) => judged.find((line) => line.id === id) ?? null);
}

/** Returns the package of a line. The package of a hot deal is one of the choices. */
function packageOf({ type, itemId, choices }: RequestedLine) {
  if (type === 'dish') return { package_id: null, hot_deal_id: null };
  if (type === 'package') return { package_id: itemId, hot_deal_id: null };
  const chosen = choices.find(({ dish_option_id }) => dish_option_id === itemId);
  return { package_id: chosen?.dish_option_variation_id ?? null, hot_deal_id: itemId };
}

async function findDishes(
  db: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<LineRow['dish']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<NonNullable<LineRow['dish']>>(sql`
    select id, name, images, price, price_after_discount, point
    from dishes where company_id = ${companyId} and id = any(${ids})`);
  return new Map(rows.map((dish) => [dish.id, dish]));
}

/** Returns the names of requested items, on the menu or not, by type and id. */
export async function findItemNames(
  db: Queryable,
  companyId: string,
  requested: readonly RequestedLine[],
): Promise<(line: RequestedLine) => TranslatedText | null> {
  const rows = await db.query<{ type: string; id: string; name: TranslatedText }>(sql`
    select 'dish' as type, id, name from dishes
    where company_id = ${companyId} and id = any(${idsOf(requested, 'dish')}::text[])
    union all
    select 'package', id, package_name from packages
    where company_id = ${companyId} and id = any(${idsOf(requested, 'package')}::text[])
    union all
    select 'hot_deal', id, name from hot_deals
    where company_id = ${companyId} and id = any(${idsOf(requested, 'hot_deal')}::text[])`);
  const names = new Map(rows.map(({ type, id, name }) => [`${type} ${id}`, name]));
  return ({ type, itemId }) => names.get(`${type} ${itemId}`) ?? null;
}

function idsOf(requested: readonly RequestedLine[], type: RequestedLine['type']): string[] {
  return requested.filter((line) => line.type === type).map(({ itemId }) => itemId);
}
