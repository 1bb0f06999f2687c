import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import { type Choice, findOptionGroups, sellOutUntilTomorrow } from '../../menu/index.ts';
import { allChosen, type Chosen, findChosen } from '../items/item.ts';
import { findPackageItems } from '../items/package-items.ts';
import type { LinePosition } from '../orders/order-lines.ts';

/** A line of an order, with its choices. Exactly one of dish and package is set. */
interface ChosenLine {
  readonly kind: LinePosition['kind'];
  readonly dish_id: string | null;
  readonly package_id: string | null;
  readonly hot_deal_id: string | null;
  readonly selection: Choice[];
  readonly qty: number;
}

/**
 * Returns the portions per dish id that lines of an order took: as sold, and the dishes chosen as
 * variations, by the present menu.
 */
async function findLinePortions(
  tx: Transaction,
  company: MenuAt,
  order: { readonly id: string; readonly branch_id: string },
  lines: readonly LinePosition[],
): Promise<Map<string, number>> {
  const positionsOf = (kind: LinePosition['kind']) =>
    lines.filter((line) => line.kind === kind).map(({ position }) => position);
  const served = await tx.query<{ dish_id: string; qty: number }>(sql`
    select dish_id, sum(qty)::integer as qty from order_lines
    where ${ofOrder(order.id)} and (
      (package_position is null and position = any(${positionsOf('dish')}::int[]))
      or package_position = any(${positionsOf('package')}::int[]))
    group by dish_id`);
  const portions = new Map(served.map(({ dish_id, qty }) => [dish_id, qty]));
  const chosen = await tx.query<ChosenLine>(sql`
    select 'dish' as kind, dish_id, null as package_id, null as hot_deal_id, selection, qty
    from order_lines
    where ${ofOrder(order.id)} and package_position is null
      and position = any(${positionsOf('dish')}::int[])
    union all
    select 'package', null, package_id, hot_deal_id, selection, qty from order_packages
    where ${ofOrder(order.id)} and position = any(${positionsOf('package')}::int[])`);
  const choicesOf = await readChoices(tx, company, order.branch_id, chosen);
  for (const line of chosen) {
    for (const { times, variation } of choicesOf(line)) {
      if (variation.dish_id === null) continue;
      const before = portions.get(variation.dish_id) ?? 0;
      portions.set(variation.dish_id, before + times * line.qty);
    }
  }
  return portions;
}

async function readChoices(
  tx: Transaction,
  company: MenuAt,
  branchId: string,
  lines: readonly ChosenLine[],
): Promise<(line: ChosenLine) => readonly Chosen[]> {
  const dishIds = [...new Set(lines.flatMap(({ dish_id }) => dish_id ?? []))];
  const groups = await findOptionGroups(tx, company, dishIds);
  const packages = await findPackageItems(tx, company, branchId, lines);
  return (line) => {
    if (line.dish_id !== null) return findChosen(groups.get(line.dish_id) ?? [], line.selection);
    const item = packages(line);
    return item === null ? [] : allChosen(item);
  };
}

/**
 * Gives up the counted portions of lines: returns them to the branch, except of lost dishes, and
 * deducts them from the order, so that its cancellation does not return them again. Marks lost
 * dishes as sold out until tomorrow. Updates dishes in the order of their ids, as orders take
 * portions, to prevent deadlocks.
 * @param lostDishes dishes that are sold out.
 */
export async function releaseLinePortions(
  tx: Transaction,
  company: MenuAt,
  order: { readonly id: string; readonly branch_id: string },
  lines: readonly LinePosition[],
  lostDishes: readonly string[],
): Promise<void> {
  const needed = await findLinePortions(tx, company, order, lines);
  await release(tx, company, order, needed, lostDishes);
  const shelf = { companyId: company.id, branchId: order.branch_id };
  await sellOutUntilTomorrow(tx, shelf, lostDishes, company.menu_at);
}

/**
 * Returns the counted portions of some pieces of a line to the branch, and deducts them from the
 * order.
 * @param pieces how many of the `qty` pieces of the line are given up.
 */
export async function releasePieces(
  tx: Transaction,
  company: MenuAt,
  order: { readonly id: string; readonly branch_id: string },
  line: LinePosition & { readonly qty: number },
  pieces: number,
): Promise<void> {
  const ofLine = await findLinePortions(tx, company, order, [line]);
  const needed = [...ofLine].map(([id, qty]) => [id, (qty / line.qty) * pieces] as const);
  await release(tx, company, order, new Map(needed), []);
}

async function release(
  tx: Transaction,
  { id: companyId }: Pick<MenuAt, 'id'>,
  order: { readonly id: string; readonly branch_id: string },
  needed: ReadonlyMap<string, number>,
  lostDishes: readonly string[],
): Promise<void> {
  const taken = await tx.query<{ dish_id: string; qty: number }>(
    sql`select dish_id, qty from order_portions where ${ofOrder(order.id)}`,
  );
  const held = new Map(taken.map(({ dish_id, qty }) => [dish_id, qty]));
  for (const dishId of [...needed.keys()].sort()) {
    const released = Math.min(needed.get(dishId) ?? 0, held.get(dishId) ?? 0);
    await takeFromOrder(tx, order.id, dishId, released);
    if (lostDishes.includes(dishId)) continue;
    await tx.execute(sql`
      update branch_dishes set portions_left = portions_left + ${released}
      where company_id = ${companyId} and branch_id = ${order.branch_id}
        and dish_id = ${dishId}`);
  }
}

async function takeFromOrder(
  tx: Transaction,
  orderId: string,
  dishId: string,
  qty: number,
): Promise<void> {
  await tx.execute(sql`
    delete from order_portions
    where ${ofOrder(orderId)} and dish_id = ${dishId} and qty <= ${qty}`);
  await tx.execute(sql`
    update order_portions set qty = qty - ${qty}
    where ${ofOrder(orderId)} and dish_id = ${dishId}`);
}
