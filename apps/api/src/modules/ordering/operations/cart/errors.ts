import { isPaused, nextOpening, offeredSlots } from '@claypot/domain/time';
import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireInstant, wireInstantOrNull } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { type Branch, hoursOf, specialDays, usualHours } from '../../../company/index.ts';
import { isFullTime, type KitchenState, usualWait, type Waiting } from '../../../kitchen/index.ts';
import type { ChoiceGroup, GroupProblem } from '../../../menu/index.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { PriceTerms } from '../../cart/cart-price.ts';
import type { Cart, CartMethod } from '../../cart/carts.ts';
import { type Item, itemReference } from '../../items/item.ts';
import { viewCartLines } from './cart-view.ts';
import { viewTotal } from './total-view.ts';

type Speaking = Pick<Context, 'language'>;

/** A cart line that cannot be ordered, or an item that is not in the cart yet (`id` is null). */
interface UnavailableItem {
  readonly id: string | null;
  readonly item: Item;
  readonly unavailable: CartLine['unavailable'];
}

/** Returns `ITEM_UNAVAILABLE` with the affected lines and reasons. */
export function itemUnavailable(
  lines: readonly UnavailableItem[],
  { language }: Speaking,
): ApiError {
  const data: Wire['ItemUnavailableData'] = {
    lines: lines.map(({ id, item, unavailable }) => ({
      line_id: id,
      dish_id: itemReference(item).id,
      name: inLanguage(itemReference(item).name, language),
      reason: unavailable ?? 'SOLD_OUT',
    })),
  };
  return new ApiError('ITEM_UNAVAILABLE', { data });
}

/** Returns `SELECT_ALL_REQUIRED_VARIATION` with the groups that need more choices. */
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

/** Returns `CART_BRANCH_MISMATCH` with the branch and method of the cart. */
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

/**
 * Returns `PRICE_CHANGED` with the server's amounts, which the client shows before it asks the
 * customer again.
 */
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

/** Returns `BRANCH_CLOSED` with the usual hours and the next opening time. */
export function branchClosed(branch: Branch, { language, now }: Context): ApiError {
  const hours = hoursOf(branch);
  const data: Wire['BranchClosedData'] = {
    branch_id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    ...usualHours(branch),
    special_days: specialDays(branch, { language, now }),
    next_open_time: wireInstantOrNull(nextOpening(hours, now), hours.zone),
  };
  return new ApiError('BRANCH_CLOSED', { data });
}

/** A time that is not possible, and what decides which ones are. */
interface RejectedTime {
  readonly method: CartMethod;
  /** Null for as soon as possible. */
  readonly requestedAt: string | null;
  readonly pausedUntil: Temporal.Instant | null;
  readonly kitchen: KitchenState;
}

/** Number of times near the requested one in the error. */
const MOST_NEAREST = 3;

/**
 * Returns `INVALID_DELIVERY_TIME` with the first available time and those nearest to the requested
 * one. A time is available after the pause of the method, and if the kitchen has room.
 */
export function invalidDeliveryTime(
  branch: Branch,
  { now }: Context,
  { method, requestedAt, pausedUntil, kitchen }: RejectedTime,
): ApiError {
  const hours = hoursOf(branch);
  const available = offeredSlots(hours, now, usualWait(kitchen, method))
    .flatMap(({ slots }) => slots)
    .filter(
      (slot) =>
        !isPaused(slot, pausedUntil) && !isFullTime(kitchen, method, slot.epochMilliseconds),
    );
  const wanted = (requestedAt === null ? now : Temporal.Instant.from(requestedAt))
    .epochMilliseconds;
  const distance = (slot: Temporal.Instant) => Math.abs(slot.epochMilliseconds - wanted);
  const nearest = available
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_NEAREST)
    .sort(Temporal.Instant.compare);
  const data: Wire['InvalidDeliveryTimeData'] = {
    earliest_time: wireInstantOrNull(available[0] ?? null, hours.zone),
    nearest_times: nearest.map((slot) => wireInstant(slot, hours.zone)),
  };
  return new ApiError('INVALID_DELIVERY_TIME', { data });
}

/** Returns `WAIT_CHANGED` with the present waiting time. */
export function waitChanged({ minutes, at }: Waiting, zone: string): ApiError {
  const data: Wire['WaitChangedData'] = {
    asap_minutes: minutes,
    asap_time: wireInstant(at, zone),
  };
  return new ApiError('WAIT_CHANGED', { data });
}
