import type { Cart, CartLine, CartMethod, DishSummary } from '@claypot/sdk';
import { sellingPrice } from '../../pricing/index.ts';
import { MOST_OF_ONE_LINE } from '../item/most-of-one-line.ts';

/** As much of a dish as its line in the cart shows. */
type AddedDish = Pick<
  DishSummary,
  | 'dish_image'
  | 'has_options'
  | 'id'
  | 'name'
  | 'point'
  | 'price'
  | 'price_after_discount'
  | 'stock_status'
>;

/** Pieces of a dish, without any choice, that are put into the cart and not confirmed yet. */
export interface Addition {
  readonly dish: AddedDish;
  /** Where it was ordered from when it was pressed. */
  readonly branch_id: string;
  readonly delivery_method: CartMethod;
  /** 0 where all of it was taken back while it was on its way. */
  readonly qty: number;
}

/** By the id of the dish. */
export type Additions = Readonly<Record<string, Addition>>;

/** The addition that is on its way, as it was sent. */
export interface SentAddition extends Addition {
  /** Pieces of the dish without choices in the cart before it. */
  readonly inCart: number;
  /** Names the request: sent again, it adds nothing more. */
  readonly reference: string;
}

/** What the customer has asked for and the server has not confirmed. */
export interface Wishes {
  readonly wanted: Readonly<Record<string, number>>;
  readonly additions: Additions;
}

interface Known extends Wishes {
  readonly cart: Cart | null;
  readonly adding: SentAddition | null;
  /** The quantity of a line that is on its way; 0 where it is being removed. */
  readonly sent: { readonly id: string; readonly qty: number } | null;
}

/** What the id of a line that shows an addition begins with; no line of a server has such a one. */
const LINE = 'adding/';

/** Whether a line shows an addition of which the server does not know yet. */
export function isUnsentLine(id: string): boolean {
  return id.startsWith(LINE);
}

/** One more of a dish, without any choice: of the line that holds such, else into the cart. */
export function oneMore(known: Known, press: Omit<Addition, 'qty'>): Wishes {
  const { additions, wanted } = known;
  const { id } = press.dish;
  const line = plainLine(known.cart, id);
  const added = additions[id];
  // A line that is being removed is gone by the time that this is sent.
  const isGoing = line !== undefined && known.sent?.id === line.id && known.sent.qty === 0;
  if (line === undefined || isGoing || added !== undefined) {
    const qty = Math.min(MOST_OF_ONE_LINE, (added?.qty ?? 0) + 1);
    return { wanted, additions: { ...additions, [id]: { ...press, qty } } };
  }
  const qty = Math.min(MOST_OF_ONE_LINE, wishedOf(line, wanted) + 1);
  return { additions, wanted: { ...wanted, [line.id]: qty } };
}

/** One less of a dish: of those without choices first, then of those put in last. */
export function oneLess(known: Known, dishId: string): Wishes {
  const { additions, cart, wanted } = known;
  const added = additions[dishId];
  if (added !== undefined && added.qty > 0) return withAdded(known, dishId, added.qty - 1);
  const lines = (cart?.lines ?? []).filter(
    (line) => line.dish?.id === dishId && wishedOf(line, wanted) > 0,
  );
  const line = lines.find(isPlain) ?? lines.at(-1);
  if (line === undefined) return { additions, wanted };
  return { additions, wanted: { ...wanted, [line.id]: wishedOf(line, wanted) - 1 } };
}

/** Another quantity of a line, which may be one that shows an addition. */
export function withQuantity(known: Known, { id, qty }: { id: string; qty: number }): Wishes {
  if (isUnsentLine(id)) return withAdded(known, id.slice(LINE.length), qty);
  return { additions: known.additions, wanted: { ...known.wanted, [id]: qty } };
}

/** What is left to wish for once the cart has taken an addition. */
export function afterAddition({ adding, additions, cart, wanted }: Known): Wishes {
  if (adding === null) return { additions, wanted };
  const { id } = adding.dish;
  const left = without(additions, id);
  const line = plainLine(cart, id);
  const missing = (additions[id]?.qty ?? adding.qty) - adding.qty;
  if (line === undefined || missing === 0) return { additions: left, wanted };
  return { additions: left, wanted: { ...wanted, [line.id]: line.qty + missing } };
}

/**
 * The addition to be sent now: one that is sent already and not confirmed, as it was, else the next.
 */
export function nextAddition(
  { adding, additions, cart }: Known,
  makeReference: () => string,
): SentAddition | null {
  if (adding !== null) return adding;
  const [next] = Object.values(additions);
  if (next === undefined) return null;
  return { ...next, inCart: plainPieces(cart, next.dish.id), reference: makeReference() };
}

/** The additions but for one of them. */
export function without(additions: Additions, dishId: string): Additions {
  const { [dishId]: _gone, ...rest } = additions;
  return rest;
}

/** One piece of an addition as a line of the cart, at the menu's prices. */
export function lineOf({ dish }: Addition): CartLine {
  const { id, name, price, price_after_discount, stock_status } = dish;
  const one = sellingPrice(dish);
  return {
    id: `${LINE}${id}`,
    qty: 1,
    price: one,
    point: dish.point,
    dish: { id, name, price, price_after_discount, image: dish.dish_image[0]?.image ?? '' },
    package: null,
    hot_deal: null,
    variation_list: [],
    has_options: dish.has_options,
    line_total: one,
    stock_status,
    unavailable_reason: null,
  };
}

function withAdded({ adding, additions, wanted }: Known, dishId: string, qty: number): Wishes {
  const added = additions[dishId];
  if (added === undefined) return { additions, wanted };
  // What nobody has been told of need not be taken back.
  const isUnsent = adding?.dish.id !== dishId;
  if (qty === 0 && isUnsent) return { wanted, additions: without(additions, dishId) };
  return { wanted, additions: { ...additions, [dishId]: { ...added, qty } } };
}

/** Pieces of a dish without choices in a cart. */
export function plainPieces(cart: Cart | null, dishId: string): number {
  return plainLine(cart, dishId)?.qty ?? 0;
}

function plainLine(cart: Cart | null, dishId: string): CartLine | undefined {
  return cart?.lines.find((line) => line.dish?.id === dishId && isPlain(line));
}

function isPlain({ variation_list }: CartLine): boolean {
  return variation_list.length === 0;
}

function wishedOf({ id, qty }: CartLine, wanted: Wishes['wanted']): number {
  return wanted[id] ?? qty;
}
