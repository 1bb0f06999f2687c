import type { Cents } from '@claypot/sdk';
import { search } from '../../routes/path-parts.ts';
import { ROUTES } from '../../routes/table.ts';
import { amountText, parseTopUpAmount } from './amount.ts';

/** The parameter in which a way to /topUp says how much it is for. */
const AMOUNT = 'amount';

/** The way to topping up, with an amount filled in where one is given. */
export function topUpPath(amount: Cents | null = null): string {
  if (amount === null) return ROUTES.topUp.path;
  return `${ROUTES.topUp.path}?${new URLSearchParams({ [AMOUNT]: amountText(amount) })}`;
}

/** What a path to /topUp says to fill in, as it would be typed; null where it names no amount. */
export function amountAsked(path: string): string | null {
  const text = new URLSearchParams(search(path)).get(AMOUNT);
  return text !== null && parseTopUpAmount(text) !== null ? text : null;
}
