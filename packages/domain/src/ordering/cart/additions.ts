import type { Cart, CartLine, CartMethod, DishSummary } from '@claypot/sdk';
import { sellingPrice } from '../../pricing/index.ts';
import { MAX_LINE_QTY } from '../item/max-line-qty.ts';

/** The fields of a dish that its cart line shows. */
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

/** A dish without options added to the cart and not confirmed by the server. */
export interface Addition {
  readonly dish: AddedDish;
  /** Branch of the order when the customer pressed. */
  readonly branch_id: string;
  readonly delivery_method: CartMethod;
  /** 0 if all pieces were removed while the request was in flight. */
  readonly qty: number;
}

/** By dish id. */
export type Additions = Readonly<Record<string, Addition>>;

export interface SentAddition extends Addition {
  /** Pieces of the dish without options in the cart before the request. */
  readonly inCart: number;
  /** Identifies the request: the server adds nothing when it is repeated. */
  readonly reference: string;
}

/** Changes of the customer that the server has not confirmed. */
export interface UnconfirmedChanges {
  readonly wanted: Readonly<Record<string, number>>;
  readonly additions: Additions;
}

interface CartState extends UnconfirmedChanges {
  readonly cart: Cart | null;
  readonly adding: SentAddition | null;
  /** Line and quantity in flight, 0 if the line is being removed; null if no line is in flight. */
  readonly sent: { readonly id: string; readonly qty: number } | null;
}

/** Prefix of the ids of lines that show an unconfirmed addition. Server ids never start with it. */
const LINE = 'adding/';

/** Returns true if the line shows an addition that the server has not confirmed. */
export function isUnsentLine(id: string): boolean {
  return id.startsWith(LINE);
}

/**
 * Adds one piece of a dish without options to its cart line. Adds it as an addition if there is no
 * line, the line is being removed or an addition is pending.
 */
export function oneMore(state: CartState, press: Omit<Addition, 'qty'>): UnconfirmedChanges {
  const { additions, wanted } = state;
  const { id } = press.dish;
  const line = plainLine(state.cart, id);
  const added = additions[id];
  // A line being removed no longer exists when this is sent.
  const isBeingRemoved = line !== undefined && state.sent?.id === line.id && state.sent.qty === 0;
  if (line === undefined || isBeingRemoved || added !== undefined) {
    const qty = Math.min(MAX_LINE_QTY, (added?.qty ?? 0) + 1);
    return { wanted, additions: { ...additions, [id]: { ...press, qty } } };
  }
  const qty = Math.min(MAX_LINE_QTY, wantedQty(line, wanted) + 1);
  return { additions, wanted: { ...wanted, [line.id]: qty } };
}

/** Removes one piece of a dish: first without options, then from the line added last. */
export function oneLess(state: CartState, dishId: string): UnconfirmedChanges {
  const { additions, cart, wanted } = state;
  const added = additions[dishId];
  if (added !== undefined && added.qty > 0) return withAdded(state, dishId, added.qty - 1);
  const lines = (cart?.lines ?? []).filter(
    (line) => line.dish?.id === dishId && wantedQty(line, wanted) > 0,
  );
  const line = lines.find(isPlain) ?? lines.at(-1);
  if (line === undefined) return { additions, wanted };
  return { additions, wanted: { ...wanted, [line.id]: wantedQty(line, wanted) - 1 } };
}

/** Sets the quantity of a line, which may be an unconfirmed addition. */
export function withQuantity(
  state: CartState,
  { id, qty }: { id: string; qty: number },
): UnconfirmedChanges {
  if (isUnsentLine(id)) return withAdded(state, id.slice(LINE.length), qty);
  return { additions: state.additions, wanted: { ...state.wanted, [id]: qty } };
}

/** Returns the unconfirmed changes that remain once the server has added the item. */
export function afterAddition({ adding, additions, cart, wanted }: CartState): UnconfirmedChanges {
  if (adding === null) return { additions, wanted };
  const { id } = adding.dish;
  const left = without(additions, id);
  const line = plainLine(cart, id);
  const missing = (additions[id]?.qty ?? adding.qty) - adding.qty;
  if (line === undefined || missing === 0) return { additions: left, wanted };
  return { additions: left, wanted: { ...wanted, [line.id]: line.qty + missing } };
}

/**
 * Returns the addition to send: the one in flight, unchanged, else the next one; null if there is
 * none.
 */
export function nextAddition(
  { adding, additions, cart }: CartState,
  makeReference: () => string,
): SentAddition | null {
  if (adding !== null) return adding;
  const [next] = Object.values(additions);
  if (next === undefined) return null;
  return { ...next, inCart: plainPieces(cart, next.dish.id), reference: makeReference() };
}

/** Returns the additions without the given dish. */
export function without(additions: Additions, dishId: string): Additions {
  const { [dishId]: _removed, ...rest } = additions;
  return rest;
}

/** Returns a cart line for one piece of an addition, at the menu's prices. */
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

function withAdded(
  { adding, additions, wanted }: CartState,
  dishId: string,
  qty: number,
): UnconfirmedChanges {
  const added = additions[dishId];
  if (added === undefined) return { additions, wanted };
  // An addition that was not sent needs no removal request.
  const isUnsent = adding?.dish.id !== dishId;
  if (qty === 0 && isUnsent) return { wanted, additions: without(additions, dishId) };
  return { wanted, additions: { ...additions, [dishId]: { ...added, qty } } };
}

/** Returns the number of pieces of a dish without options in the cart. */
export function plainPieces(cart: Cart | null, dishId: string): number {
  return plainLine(cart, dishId)?.qty ?? 0;
}

function plainLine(cart: Cart | null, dishId: string): CartLine | undefined {
  return cart?.lines.find((line) => line.dish?.id === dishId && isPlain(line));
}

function isPlain({ variation_list }: CartLine): boolean {
  return variation_list.length === 0;
}

function wantedQty({ id, qty }: CartLine, wanted: UnconfirmedChanges['wanted']): number {
  return wanted[id] ?? qty;
}
