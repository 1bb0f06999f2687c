import { formatMoneyString } from '@claypot/sdk';
import type { Transaction } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Context } from '../../http/context.ts';
import type { Handler, RequestOf } from '../../http/handlers.ts';
import { invalidRequest, Refusal } from '../../http/refusal.ts';
import { findBranch } from '../../ordering/branches.ts';
import { addToCart } from '../../ordering/cart-additions.ts';
import { findCartLines, findChosen } from '../../ordering/cart-lines.ts';
import { bindCart, type Cart, type CartMethod, lockOrMakeCart } from '../../ordering/carts.ts';
import { type BranchDish, findDishes } from '../../ordering/dishes.ts';
import { findOptionGroups, type OptionGroup } from '../../ordering/option-groups.ts';
import { checkSelection } from '../../ordering/selection.ts';
import { ownerOf } from '../identity.ts';
import { viewCartLines } from './cart-view.ts';
import { cartBranchMismatch, itemUnavailable, missingVariation, priceChanged } from './refusals.ts';

type Body = RequestOf<'cartCreate'>['body'];

/** Puts a dish into the cart. The first line binds the cart to its branch and method. */
export const cartCreate: Handler<'cartCreate'> = async (context, { body }) => {
  const { db, company, now, random } = context;
  const owner = ownerOf(body);
  return db.transaction(async (tx) => {
    const unbound = await lockOrMakeCart(tx, company.id, owner, random.uuid(), now);
    const cart = await bindToRequest(tx, context, unbound, body);
    const dish = await requireDish(tx, context, cart.branch_id, body.item_id);
    const groups = await findOptionGroups(tx, company.id, [dish.id]);
    requireChoices(groups.get(dish.id) ?? [], body, context);
    await requireShownPrices(tx, context, cart, groups.get(dish.id) ?? [], body);
    const lineId = await addToCart(
      tx,
      company.id,
      cart,
      { lineId: random.uuid(), dishId: dish.id, choices: body.variation, qty: body.qty },
      now,
    );
    if (lineId === null) throw new Refusal('CART_LIMIT_EXCEEDED');
    const lines = await findCartLines(tx, company.id, cart);
    const added = lines.find(({ id }) => id === lineId);
    if (added && added.unavailable !== null) throw itemUnavailable([added], context);
    return viewCartLines(tx, context, cart, lines);
  });
};

type BoundCart = Cart & { branch_id: string; delivery_method: CartMethod };

async function bindToRequest(
  tx: Transaction,
  context: Context,
  cart: Cart,
  body: Body,
): Promise<BoundCart> {
  const branchId = body.branch_id ?? cart.branch_id;
  if (branchId === null) throw invalidRequest('body.branch_id');
  const method = body.delivery_method ?? cart.delivery_method ?? 'pickup';
  const branch = await findBranch(tx, context.company.id, cart.branch_id ?? branchId);
  if (branch === null) throw new Refusal('NOT_FOUND');
  if (cart.branch_id === null) {
    await bindCart(tx, cart, branchId, method, context.now);
  } else if (cart.branch_id !== branchId || cart.delivery_method !== method) {
    throw cartBranchMismatch(branch, cart.delivery_method ?? method, context);
  }
  return { ...cart, branch_id: branchId, delivery_method: method };
}

async function requireDish(
  tx: Transaction,
  context: Context,
  branchId: string,
  dishId: string,
): Promise<BranchDish> {
  const [dish] = await findDishes(tx, context.company.id, branchId, sql`d.id = ${dishId}`);
  if (dish === undefined) throw new Refusal('NOT_FOUND');
  if (dish.sold_out) throw itemUnavailable([{ id: null, dish, unavailable: 'SOLD_OUT' }], context);
  return dish;
}

function requireChoices(groups: readonly OptionGroup[], body: Body, context: Context): void {
  const { unknown, tooFew, tooMany } = checkSelection(groups, body.variation);
  const [first] = unknown;
  if (first !== undefined) throw invalidRequest(`body.variation.${first}.dish_option_variation_id`);
  if (tooMany.length > 0) throw invalidRequest('body.variation');
  if (tooFew.length > 0) throw missingVariation(tooFew, context);
}

/** Refuses choices whose price is not the one the customer was shown. */
async function requireShownPrices(
  tx: Transaction,
  context: Context,
  cart: Cart,
  groups: readonly OptionGroup[],
  body: Body,
): Promise<void> {
  const today = new Map(
    findChosen(groups, body.variation).map(({ variation }) => [
      variation.id,
      formatMoneyString(variation.additional_price),
    ]),
  );
  const changed = body.variation.some(
    ({ dish_option_variation_id: id, additional_price: shown }) =>
      shown !== undefined && shown !== today.get(id),
  );
  if (!changed) return;
  throw await priceChanged(tx, context, cart, await findCartLines(tx, context.company.id, cart));
}
