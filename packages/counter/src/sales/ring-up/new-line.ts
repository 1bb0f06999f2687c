import type { OrderedItem } from '@claypot/domain/counter-flows';
import { sellingPrice } from '@claypot/domain/pricing';
import type { Cents, DishSummary } from '@claypot/sdk';
import type { AddBillLinesRequest } from '@claypot/sdk/counter';
import { visibleText } from '../../orders/money/action/visible-text.ts';
import { typedAmount } from '../../orders/money/refund/typed-amount.ts';

/** A line to ring up, as it shows until the server has confirmed it. */
export interface NewLine {
  readonly request: AddBillLinesRequest['lines'][number];
  readonly name: string;
  readonly choices: readonly string[];
  readonly qty: number;
  /** Price as shown at the press, in cents; null if unknown. */
  readonly total: Cents | null;
}

/** Returns the line of one piece of a dish without options. */
export function lineOfDish(dish: DishSummary): NewLine {
  return {
    request: { kind: 'item', item_type: 'dish', item_id: dish.id, qty: 1, variation: [] },
    name: dish.name,
    choices: [],
    qty: 1,
    total: sellingPrice(dish),
  };
}

/** Returns the line of an item with its choices. */
export function lineOfItem(item: OrderedItem): NewLine {
  const { choices, item_id, name, qty, total, type, variation } = item;
  return {
    request: { kind: 'item', item_type: type, item_id, qty, variation },
    name,
    choices,
    qty,
    total,
  };
}

/** Input of an open amount, as typed. */
export interface OpenAmountDraft {
  readonly name: string;
  /** In ringgit. */
  readonly amount: string;
}

/** Longest name of the contract, in characters. */
export const OPEN_NAME_LENGTH = 60;

/** Returns the first input that is missing or wrong; null if the line can be rung up. */
export function missingOpenAmount(draft: OpenAmountDraft): 'name' | 'amount' | null {
  if (openName(draft) === '') return 'name';
  return openAmount(draft) === null ? 'amount' : null;
}

/** Returns the line of an amount that is not on the menu; null if input is missing or wrong. */
export function lineOfAmount(draft: OpenAmountDraft): NewLine | null {
  const amount = openAmount(draft);
  const name = openName(draft);
  if (amount === null || name === '') return null;
  return {
    request: { kind: 'open_amount', name, amount },
    name,
    choices: [],
    qty: 1,
    total: amount,
  };
}

function openName({ name }: OpenAmountDraft): string {
  return visibleText(name).slice(0, OPEN_NAME_LENGTH).trim();
}

/** Highest amount of the contract: RM 99,999.99, in cents. */
const MOST = 9_999_999;

function openAmount({ amount }: OpenAmountDraft): Cents | null {
  const typed = typedAmount(amount);
  return typed === null || typed > MOST ? null : typed;
}
