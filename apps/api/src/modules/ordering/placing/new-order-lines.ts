import { ZERO } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { join, json, type Sql, sql } from '../../../platform/db/sql.ts';
import type { Choice } from '../../menu/index.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { priceLine } from '../cart/cart-price.ts';
import type { Chosen, ServedDish } from '../items/item.ts';

interface OrderedLines {
  readonly id: string;
  readonly companyId: string;
  readonly lines: readonly CartLine[];
  /** First free positions of an order that has lines already. */
  readonly from?: { readonly packages: number; readonly dishes: number };
}

/** A dish to store with an order, on its own or as part of a package. */
interface OrderedDish {
  readonly served: ServedDish;
  readonly qty: number;
  readonly chosen: readonly Chosen[];
  readonly selection: readonly Choice[];
  readonly price: { readonly unit: Cents; readonly total: Cents; readonly point: number };
  readonly cartLineId: string | null;
  readonly packagePosition: number | null;
}

/** Dishes in a package cost nothing, because the package's price includes them. */
const IN_PACKAGE = { unit: ZERO, total: ZERO, point: 0 };

/** Stores the lines of an order: packages first, then all dishes, in packages and on their own. */
export async function insertOrderLines(tx: Transaction, order: OrderedLines): Promise<void> {
  const packages = order.lines.filter(({ item }) => item.kind === 'package');
  await insertPackages(tx, order, packages);
  const dishes = [
    ...packages.flatMap((line, index) => dishesOfPackage(line, firstPackage(order) + index)),
    ...order.lines.filter(({ item }) => item.kind === 'dish').flatMap(dishByItself),
  ];
  if (dishes.length === 0) return;
  const rows = dishes.map((dish, position) =>
    dishRow(order, dish, (order.from?.dishes ?? 0) + position),
  );
  await tx.execute(sql`
    insert into order_lines
      (company_id, order_id, position, dish_id, cart_line_id, package_position, dish_name, image,
       dish_price, variation_list, selection, qty, line_total, point)
    values ${join(rows)}`);
}

function firstPackage({ from }: OrderedLines): number {
  return from?.packages ?? 0;
}

async function insertPackages(
  tx: Transaction,
  order: OrderedLines,
  packages: readonly CartLine[],
): Promise<void> {
  if (packages.length === 0) return;
  const rows = packages.map((line, index) => {
    const position = firstPackage(order) + index;
    const { sold, deal, chosen } = line.item;
    const price = priceLine(line);
    return sql`
      (${order.companyId}, ${order.id}, ${position},  ${sold.id}, ${deal?.id ?? null}, ${line.id},
       ${json(sold.name)}, ${deal === null ? null : json(deal.name)}, ${sold.image}, ${price.unit},
       ${json(describeChoices(chosen))}, ${json(line.choices)}, ${line.qty}, ${price.total},
       ${price.point})`;
  });
  await tx.execute(sql`
    insert into order_packages
      (company_id, order_id, position, package_id, hot_deal_id, cart_line_id, package_name,
       hot_deal_name, image, package_price, variation_list, selection, qty, line_total, point)
    values ${join(rows)}`);
}

function dishesOfPackage({ item, qty }: CartLine, packagePosition: number): OrderedDish[] {
  return item.served.map((served) => ({
    served,
    qty: served.qty * qty,
    chosen: served.chosen,
    selection: [],
    price: IN_PACKAGE,
    cartLineId: null,
    packagePosition,
  }));
}

function dishByItself(line: CartLine): OrderedDish[] {
  return line.item.served.map((served) => ({
    served,
    qty: line.qty,
    chosen: line.item.chosen,
    selection: line.choices,
    price: priceLine(line),
    cartLineId: line.id,
    packagePosition: null,
  }));
}

function dishRow({ id, companyId }: OrderedLines, dish: OrderedDish, position: number): Sql {
  const { served, qty, price } = dish;
  return sql`
    (${companyId}, ${id}, ${position},  ${served.dish_id}, ${dish.cartLineId},
     ${dish.packagePosition}, ${json(served.name)}, ${served.image}, ${price.unit},
     ${json(describeChoices(dish.chosen))}, ${json(dish.selection)}, ${qty}, ${price.total},
     ${price.point})`;
}

function describeChoices(chosen: readonly Chosen[]) {
  return chosen.map(({ group, variation }) => ({
    option_name: group.option_name,
    variation_name: variation.variation_name,
    additional_price: variation.additional_price,
  }));
}
