import { ApiError, type Branch, type Cart, type CartLine, cents, type Sdk } from '@claypot/sdk';
import { aCart } from '../cart.ts';
import type { Menu } from './menu.ts';
import { lineTotal, sellingPrice } from './prices.ts';

const EMPTY = aCart([]);

export interface CartDeps {
  readonly branches: readonly Branch[];
  readonly menu: Pick<Menu, 'dishes' | 'packages'>;
  /** Initial cart. */
  readonly cart: Cart;
}

const notFound = () => new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });

/** Creates one cart, shared by all customers. */
export function createCart({ branches, menu, cart: filled }: CartDeps) {
  let cart = filled;
  let lineCount = filled.lines.length;

  function replaceLines(lines: readonly CartLine[]): Cart {
    const orderable = lines.filter((line) => line.unavailable_reason === null);
    cart = {
      ...(lines.length === 0 ? EMPTY : cart),
      lines: [...lines],
      total_qty: orderable.reduce((sum, line) => sum + line.qty, 0),
      total_price: cents(orderable.reduce((sum, line) => sum + line.line_total, 0)),
    };
    return cart;
  }
  function change(id: string, qty: number): Cart {
    if (!cart.lines.some((line) => line.id === id)) throw notFound();
    return replaceLines(
      cart.lines.flatMap((line) => {
        if (line.id !== id) return [line];
        return qty === 0 ? [] : [{ ...line, qty, line_total: lineTotal(line.price, qty) }];
      }),
    );
  }
  function replace(id: string, line: CartLine): Cart {
    if (!cart.lines.some((each) => each.id === id)) throw notFound();
    return replaceLines(cart.lines.map((each) => (each.id === id ? { ...line, id } : each)));
  }
  const operations = {
    cartLoad: async () => cart,
    cartCreate: async ({ body }) => {
      lineCount += 1;
      const line = lineOf(menu, `line-${lineCount}`, body.item_id, body.qty);
      const bound = branches.find(({ id }) => id === body.branch_id);
      cart = {
        ...cart,
        branch_id: body.branch_id ?? cart.branch_id,
        branch_name: bound?.branch_name ?? null,
        delivery_method: body.delivery_method ?? cart.delivery_method,
      };
      if (body.replaces !== undefined) return replace(body.replaces, line);
      const same = cart.lines.find((each) => isSame(each, line));
      return same === undefined
        ? replaceLines([...cart.lines, line])
        : change(same.id, same.qty + line.qty);
    },
    cartUpdate: async ({ path, body }) => change(path.id, body.qty),
    cartDelete: async ({ path }) => change(path.id, 0),
    cartRemoveAll: async () => replaceLines([]),
    cartChangeBranch: async ({ body: { branch_id, delivery_method } }) => {
      const branch_name = branches.find(({ id }) => id === branch_id)?.branch_name ?? null;
      cart = { ...cart, branch_id, branch_name, delivery_method };
      return cart;
    },
  } satisfies Partial<Sdk>;

  return {
    operations,
    read: () => cart,
    /** Replaces the cart with `next`, without recalculating its totals. */
    put: (next: Cart) => {
      cart = next;
    },
    /** Marks all lines as sold out. */
    sellOut: () =>
      replaceLines(
        cart.lines.map((line) => ({
          ...line,
          stock_status: 'Sold Out' as const,
          unavailable_reason: 'SOLD_OUT' as const,
        })),
      ),
    /** Raises each price by RM1. */
    raisePrices: () =>
      replaceLines(
        cart.lines.map((line) => {
          const price = cents(line.price + 100);
          return { ...line, price, line_total: lineTotal(price, line.qty) };
        }),
      ),
  };
}

/** Returns true for the same dish or package without options. */
function isSame(one: CartLine, other: CartLine): boolean {
  return (
    one.dish?.id === other.dish?.id &&
    one.package?.id === other.package?.id &&
    one.variation_list.length === 0
  );
}

/** Returns a line for a dish or package of the menu; for an unknown item, its first dish. */
function lineOf(
  { dishes, packages }: CartDeps['menu'],
  id: string,
  item: string,
  qty: number,
): CartLine {
  const bundle = packages.find((one) => one.id === item);
  const dish = dishes.find((one) => one.id === item) ?? dishes[0];
  if (dish === undefined) throw notFound();
  const sold = bundle ?? dish;
  const price = sellingPrice(sold);
  const prices = { price: sold.price, price_after_discount: sold.price_after_discount };
  return {
    id,
    qty,
    price,
    point: sold.point * qty,
    line_total: lineTotal(price, qty),
    dish: bundle
      ? null
      : { ...prices, id: dish.id, name: dish.name, image: dish.dish_image[0]?.image ?? '' },
    package: bundle
      ? {
          ...prices,
          id: bundle.id,
          package_name: bundle.package_name,
          image: bundle.package_image[0]?.image ?? '',
        }
      : null,
    hot_deal: null,
    variation_list: [],
    has_options: bundle !== undefined || dish.has_options,
    stock_status: 'In Stock',
    unavailable_reason: null,
  };
}
