import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findBranch } from '../../../company/index.ts';
import { type Owner, ownerOf } from '../../../identity/index.ts';
import { findBuyer } from '../../cart/buyer.ts';
import { type Addition, addToCart, takeReference } from '../../cart/cart-additions.ts';
import { findCartLines } from '../../cart/cart-lines.ts';
import { moveBefore } from '../../cart/cart-positions.ts';
import { replaceLine } from '../../cart/cart-replacements.ts';
import { bindCart, type Cart, type CartMethod, lockOrCreateCart } from '../../cart/carts.ts';
import { findChosen, type Item } from '../../items/item.ts';
import { viewCart, viewCartLines } from './cart-view.ts';
import { findDefaultBranch } from './default-branch.ts';
import { cartBranchMismatch, itemUnavailable, priceChanged } from './errors.ts';
import { readRequestedItem, requireChoices } from './requested-item.ts';

type Body = RequestOf<'cartCreate'>['body'];

/**
 * Adds a dish, a package or a hot deal to the cart, or replaces the line `replaces` with it. The
 * first line binds the cart to its branch. A repeated `reference` changes nothing.
 */
export const cartCreate: Handler<'cartCreate'> = async (context, { body }) => {
  const { db, company, now, random } = context;
  const owner = await ownerOf(context, body);
  return db.transaction(async (tx) => {
    const bound = await bindingOf(tx, context, body);
    const locked = await lockOrCreateCart(tx, company.id, owner, random.uuid(), now, bound);
    const isRepeated =
      body.reference !== undefined && !(await takeReference(tx, locked, body.reference));
    if (isRepeated) return viewCart(tx, context, locked);
    const branchId =
      body.branch_id ?? locked.branch_id ?? (await findDefaultBranch(tx, context, owner, body));
    const cart = await bindToRequest(tx, context, locked, { ...body, branch_id: branchId });
    const { item, reference } = await readRequestedItem(tx, context, cart.branch_id, body);
    requireChoices(item, body, context);
    await requireShownPrices(tx, context, owner, cart, item, body);
    const newLineId = random.uuid();
    const lineId = await putIn(tx, company.id, cart, body.replaces, now, {
      lineId: body.replaces ?? newLineId,
      item: reference,
      choices: body.variation,
      qty: body.qty,
    });
    // An equal line that was increased stays in its place.
    if (body.before !== undefined && lineId === newLineId) {
      await moveBefore(tx, cart, lineId, body.before);
    }
    const lines = await findCartLines(tx, company, cart);
    const added = lines.find(({ id }) => id === lineId);
    if (added && added.unavailable !== null) throw itemUnavailable([added], context);
    return viewCartLines(tx, context, cart, lines);
  });
};

type BoundCart = Cart & { branch_id: string; delivery_method: CartMethod };

const DEFAULT_METHOD: CartMethod = 'pickup';

/**
 * Returns the binding of a new cart for a request; unbound if the request names no branch or one
 * that does not exist.
 */
async function bindingOf(
  tx: Transaction,
  { company }: Context,
  { branch_id: id, delivery_method: method }: Body,
): Promise<Pick<Cart, 'branch_id' | 'delivery_method'>> {
  const branch = id == null ? null : await findBranch(tx, company, id);
  if (branch === null) return { branch_id: null, delivery_method: null };
  return { branch_id: branch.id, delivery_method: method ?? DEFAULT_METHOD };
}

async function bindToRequest(
  tx: Transaction,
  context: Context,
  cart: Cart,
  body: Body & { branch_id: string },
): Promise<BoundCart> {
  const { branch_id: branchId } = body;
  const method = body.delivery_method ?? cart.delivery_method ?? DEFAULT_METHOD;
  const branch = await findBranch(tx, context.company, cart.branch_id ?? branchId);
  if (branch === null) throw new ApiError('NOT_FOUND');
  if (branch.id !== branchId) {
    throw cartBranchMismatch(branch, cart.delivery_method ?? method, context);
  }
  if (cart.branch_id === null || cart.delivery_method !== method) {
    await bindCart(tx, cart, branchId, method, context.now);
  }
  return { ...cart, branch_id: branchId, delivery_method: method };
}

/** Adds an item to the cart or replaces a line. Returns the line's id. */
async function putIn(
  tx: Transaction,
  companyId: string,
  cart: Cart,
  replaces: string | undefined,
  now: Temporal.Instant,
  addition: Addition,
): Promise<string> {
  if (replaces === undefined) {
    const lineId = await addToCart(tx, companyId, cart, addition, now);
    if (lineId === null) throw new ApiError('CART_LIMIT_EXCEEDED');
    return lineId;
  }
  const outcome = await replaceLine(tx, cart, addition, now);
  if (outcome === 'notFound') throw new ApiError('NOT_FOUND');
  if (outcome === 'tooMuch') throw new ApiError('CART_LIMIT_EXCEEDED');
  return replaces;
}

/** Rejects choices with another price than the customer was shown. */
async function requireShownPrices(
  tx: Transaction,
  context: Context,
  owner: Owner,
  cart: Cart,
  { groups }: Item,
  { variation }: Body,
): Promise<void> {
  const changed = variation.some((choice) => {
    if (choice.additional_price === undefined) return false;
    const [today] = findChosen(groups, [choice]);
    return choice.additional_price !== formatMoneyString(today?.variation.additional_price ?? 0);
  });
  if (!changed) return;
  const { company, now } = context;
  const lines = await findCartLines(tx, company, cart);
  const buyer = await findBuyer(tx, company.id, owner, now);
  throw await priceChanged(tx, context, cart, lines, { buyer });
}
