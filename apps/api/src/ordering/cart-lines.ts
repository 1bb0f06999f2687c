import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Cart } from './carts.ts';
import { findOptionGroups, type OptionGroup, type Variation } from './option-groups.ts';
import { type Choice, checkSelection, choiceKey } from './selection.ts';
import type { TranslatedText } from './translated-text.ts';

/** Why a line cannot be ordered as it stands. */
type UnavailableReason = 'SOLD_OUT' | 'NOT_FOUND' | 'OPTIONS_CHANGED';

/** A choice together with what it is. */
export interface ChosenVariation {
  readonly group: OptionGroup;
  readonly variation: Variation;
}

/** A cart line in the light of today's menu. */
export interface CartLine {
  readonly id: string;
  readonly qty: number;
  readonly dish: {
    readonly id: string;
    readonly name: TranslatedText;
    readonly image: string;
    readonly price: Cents;
    readonly price_after_discount: Cents | null;
    readonly point: number;
  };
  readonly choices: readonly Choice[];
  /** What the choices mean; those the menu no longer knows are left out. */
  readonly chosen: readonly ChosenVariation[];
  readonly unavailable: UnavailableReason | null;
}

interface LineRow {
  id: string;
  qty: number;
  dish_id: string;
  name: TranslatedText;
  image: string;
  price: Cents;
  price_after_discount: Cents | null;
  point: number;
  selection: Choice[];
  offered: boolean;
  sold_out: boolean;
  enough: boolean;
}

/** The lines of a cart, oldest first. */
export async function findCartLines(
  db: Queryable,
  companyId: string,
  cart: Cart,
): Promise<CartLine[]> {
  const rows = await findRows(db, companyId, cart);
  const groups = await findOptionGroups(db, companyId, [...new Set(rows.map((r) => r.dish_id))]);
  return rows.map((row) => toCartLine(row, groups.get(row.dish_id) ?? []));
}

/**
 * Portions held by the owner's own unpaid orders still count as there: the lines they came from
 * stand in the cart until the payment, and would otherwise look sold out to the one who took them.
 */
function findRows(db: Queryable, companyId: string, cart: Cart): Promise<LineRow[]> {
  return db.query(sql`
    select l.id, l.qty, l.dish_id, l.selection, d.name, d.images ->> 0 as image, d.price,
      d.price_after_discount, d.point,
      not d.retired and not c.retired and b.dish_id is not null and not b.retired as offered,
      coalesce(b.sold_out, false) as sold_out,
      b.portions_left is null
        or sum(l.qty) over (partition by l.dish_id) <= b.portions_left + coalesce(held.qty, 0)
        as enough
    from cart_lines l
    join carts on carts.id = l.cart_id
    join dishes d on d.company_id = l.company_id and d.id = l.dish_id
    join dish_categories c on c.company_id = d.company_id and c.id = d.dish_category_id
    left join branch_dishes b on b.company_id = l.company_id and b.branch_id = carts.branch_id
      and b.dish_id = l.dish_id
    left join lateral (
      select sum(ol.portions_taken) as qty
      from orders o join order_lines ol on ol.order_id = o.id
      where o.company_id = carts.company_id and o.owner = carts.owner
        and o.status = 'MAKING PAYMENT' and o.branch_id = carts.branch_id
        and ol.dish_id = l.dish_id and b.portions_left is not null
    ) held on true
    where l.cart_id = ${cart.id} and l.company_id = ${companyId}
    order by l.position`);
}

function toCartLine(row: LineRow, groups: readonly OptionGroup[]): CartLine {
  return {
    id: row.id,
    qty: row.qty,
    dish: {
      id: row.dish_id,
      name: row.name,
      image: row.image,
      price: row.price,
      price_after_discount: row.price_after_discount,
      point: row.point,
    },
    choices: row.selection,
    chosen: findChosen(groups, row.selection),
    unavailable: findReason(row, groups),
  };
}

/** What choices mean, as the menu orders them; those the dish does not know are left out. */
export function findChosen(
  groups: readonly OptionGroup[],
  choices: readonly Choice[],
): ChosenVariation[] {
  const names = new Set(choices.map(choiceKey));
  return groups.flatMap((group) =>
    group.variations
      .filter(({ id }) =>
        names.has(choiceKey({ dish_option_id: group.id, dish_option_variation_id: id })),
      )
      .map((variation) => ({ group, variation })),
  );
}

function findReason(row: LineRow, groups: readonly OptionGroup[]): UnavailableReason | null {
  if (!row.offered) return 'NOT_FOUND';
  if (row.sold_out || !row.enough) return 'SOLD_OUT';
  const { unknown, tooFew, tooMany } = checkSelection(groups, row.selection);
  return unknown.length + tooFew.length + tooMany.length > 0 ? 'OPTIONS_CHANGED' : null;
}
