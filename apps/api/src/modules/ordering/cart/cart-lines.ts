import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import {
  type Choice,
  checkSelection,
  findOptionGroups,
  findStock,
  hasPortions,
  type StockList,
} from '../../menu/index.ts';
import { dishItem } from '../items/dish-item.ts';
import { type Item, markableOf, portionsOf } from '../items/item.ts';
import { findPackageItems } from '../items/package-items.ts';
import type { Cart } from './carts.ts';

/** Reason why a line cannot be ordered in its present form. */
export type UnavailableReason = 'SOLD_OUT' | 'NOT_FOUND' | 'OPTIONS_CHANGED';

/** A cart line checked against the current menu. */
export interface CartLine {
  readonly id: string;
  readonly qty: number;
  readonly item: Item;
  readonly choices: readonly Choice[];
  readonly unavailable: UnavailableReason | null;
}

/** A line as stored, with its dish; null for a package. */
export interface LineRow {
  id: string;
  qty: number;
  selection: Choice[];
  package_id: string | null;
  hot_deal_id: string | null;
  dish: {
    id: string;
    name: TranslatedText;
    images: readonly [string, ...string[]];
    price: Cents;
    price_after_discount: Cents | null;
    point: number;
  } | null;
}

/** A branch, and the cart whose owner's unpaid orders do not count; null without a cart. */
type Place = Pick<Cart, 'branch_id'> & { readonly id: string | null };

/** Returns the lines of a cart, oldest first. */
export async function findCartLines(
  db: Queryable,
  company: MenuAt,
  cart: Cart,
): Promise<CartLine[]> {
  const rows = await findRows(db, company.id, cart);
  return judgeLines(db, company, cart, await readItems(db, company, cart.branch_id, rows));
}

/**
 * Checks lines against the stock of a branch, which all lines share.
 * @param lines lines with or without an earlier result.
 */
export async function judgeLines(
  db: Queryable,
  company: MenuAt,
  place: Place,
  lines: readonly Omit<CartLine, 'unavailable'>[],
): Promise<CartLine[]> {
  const needed = piecesOf(lines);
  const shelf = { company, branchId: place.branch_id };
  const stock = await findStock(db, shelf, [...needed.keys()], place.id);
  return lines.map((line) => ({ ...line, unavailable: findReason(line, stock, needed) }));
}

/** Returns the pieces per dish id that lines need: as items, in packages and as choices. */
export function piecesOf(lines: readonly Pick<CartLine, 'item' | 'qty'>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { item, qty } of lines) {
    for (const dish of portionsOf(item)) {
      pieces.set(dish.dish_id, (pieces.get(dish.dish_id) ?? 0) + dish.qty * qty);
    }
  }
  return pieces;
}

function findRows(db: Queryable, companyId: string, cart: Cart): Promise<LineRow[]> {
  return db.query(sql`
    select l.id, l.qty, l.selection, l.package_id, l.hot_deal_id,
      case when d.id is not null then jsonb_build_object(
        'id', d.id, 'name', d.name, 'images', d.images, 'price', d.price,
        'price_after_discount', d.price_after_discount, 'point', d.point
      ) end as dish
    from cart_lines l
    left join dishes d on d.company_id = l.company_id and d.id = l.dish_id
    where l.company_id = ${companyId} and l.cart_id = ${cart.id}
    order by l.position`);
}

/** Returns lines with their items on the present menu. Omits packages that do not exist. */
export async function readItems(
  db: Queryable,
  company: MenuAt,
  branchId: string | null,
  rows: readonly LineRow[],
): Promise<Omit<CartLine, 'unavailable'>[]> {
  const dishIds = [...new Set(rows.flatMap(({ dish }) => dish?.id ?? []))];
  const groups = await findOptionGroups(db, company, dishIds);
  const packages = await findPackageItems(db, company, branchId, rows);
  return rows.flatMap(({ id, qty, dish, selection, ...row }) => {
    const item =
      dish === null
        ? packages({ ...row, selection })
        : dishItem({ ...dish, image: dish.images[0] }, groups.get(dish.id) ?? [], selection);
    return item === null ? [] : [{ id, qty, item, choices: selection }];
  });
}

function findReason(
  { item, choices }: Omit<CartLine, 'unavailable'>,
  stock: StockList,
  needed: ReadonlyMap<string, number>,
): UnavailableReason | null {
  const isRemoved =
    item.isUnavailable || (item.kind === 'dish' && !stock.get(item.sold.id)?.offered);
  if (isRemoved) return 'NOT_FOUND';
  const enough = portionsOf(item).every(({ dish_id: id }) =>
    hasPortions(stock, id, needed.get(id) ?? 0),
  );
  const isMarked = markableOf(item).some((one) => stock.isMarked(one));
  if (item.sold_out || !enough || isMarked) return 'SOLD_OUT';
  const { unknown, tooFew, tooMany } = checkSelection(item.groups, choices);
  return unknown.length + tooFew.length + tooMany.length > 0 ? 'OPTIONS_CHANGED' : null;
}
