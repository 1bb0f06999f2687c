import { offeredSlots } from '@claypot/domain/time';
import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireInstantOrNull } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { type Branch, branchState, hoursOf, usualHours } from '../../../company/index.ts';
import type { ChoiceGroup, GroupProblem } from '../../../menu/index.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { PriceTerms } from '../../cart/cart-price.ts';
import type { Cart, CartMethod } from '../../cart/carts.ts';
import { askedFor, type Item } from '../../items/item.ts';
import { viewCartLines } from './cart-view.ts';
import { viewTotal } from './total-view.ts';

type Speaking = Pick<Context, 'language'>;

/** A cart line that cannot be ordered, or an item that is not in the cart yet. */
interface UnavailableItem {
  readonly id: string | null;
  readonly item: Item;
  readonly unavailable: CartLine['unavailable'];
}

/** `ITEM_UNAVAILABLE` with the lines that cannot be ordered and why. */
export function itemUnavailable(
  lines: readonly UnavailableItem[],
  { language }: Speaking,
): ApiError {
  const data: Wire['ItemUnavailableData'] = {
    lines: lines.map(({ id, item, unavailable }) => ({
      line_id: id,
      dish_id: askedFor(item).id,
      name: inLanguage(askedFor(item).name, language),
      reason: unavailable ?? 'SOLD_OUT',
    })),
  };
  return new ApiError('ITEM_UNAVAILABLE', { data });
}

/** `SELECT_ALL_REQUIRED_VARIATION` with the groups that want more choices. */
export function missingVariation(
  groups: readonly GroupProblem<ChoiceGroup>[],
  { language }: Speaking,
): ApiError {
  const data: Wire['MissingVariationData'] = {
    groups: groups.map(({ group, selected }) => ({
      dish_option_id: group.id,
      option_name: inLanguage(group.option_name, language),
      dish_name: group.dish_name === undefined ? null : inLanguage(group.dish_name, language),
      min_qty: group.min_qty,
      max_qty: group.max_qty,
      selected_qty: selected,
    })),
  };
  return new ApiError('SELECT_ALL_REQUIRED_VARIATION', { data });
}

/** `CART_BRANCH_MISMATCH` with what the cart is bound to. */
export function cartBranchMismatch(
  branch: Branch,
  method: CartMethod,
  { language }: Speaking,
): ApiError {
  const data: Wire['CartBranchData'] = {
    branch_id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    delivery_method: method,
  };
  return new ApiError('CART_BRANCH_MISMATCH', { data });
}

/** `PRICE_CHANGED` with the server's figures, to be shown before the customer is asked again. */
export async function priceChanged(
  db: Queryable,
  context: Context,
  cart: Cart,
  lines: readonly CartLine[],
  terms: Omit<PriceTerms, 'method'>,
): Promise<ApiError> {
  const data: Wire['PriceChangedData'] = {
    cart: await viewCartLines(db, context, cart, lines),
    total: viewTotal(lines, { ...terms, method: cart.delivery_method }),
  };
  return new ApiError('PRICE_CHANGED', { data });
}

/** `BRANCH_CLOSED` with the hours it keeps and when it opens. */
export function branchClosed(branch: Branch, { language, now }: Context): ApiError {
  const data: Wire['BranchClosedData'] = {
    branch_id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    ...usualHours(branch),
    next_open_time: branchState(branch, now).next_open_time,
  };
  return new ApiError('BRANCH_CLOSED', { data });
}

/** `INVALID_DELIVERY_TIME` with the first time that can be asked for. */
export function invalidDeliveryTime(branch: Branch, { now }: Context): ApiError {
  const hours = hoursOf(branch);
  const [earliest] = offeredSlots(hours, now).flatMap(({ slots }) => slots);
  const data: Wire['InvalidDeliveryTimeData'] = {
    earliest_time: wireInstantOrNull(earliest ?? null, hours.zone),
  };
  return new ApiError('INVALID_DELIVERY_TIME', { data });
}
