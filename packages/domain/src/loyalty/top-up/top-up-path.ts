import type { Cents } from '@claypot/sdk';
import { search } from '../../routes/path-parts.ts';
import { ROUTES } from '../../routes/table.ts';
import { amountText, parseTopUpAmount } from './amount.ts';

/** Query parameter of /topUp with the amount to prefill. */
const AMOUNT = 'amount';

/** Returns the path of /topUp, with the amount as a query parameter if given. */
export function topUpPath(amount: Cents | null = null): string {
  if (amount === null) return ROUTES.topUp.path;
  return `${ROUTES.topUp.path}?${new URLSearchParams({ [AMOUNT]: amountText(amount) })}`;
}

/**
 * Returns the amount to prefill from a path to /topUp, as typed text; null if it has no valid
 * amount.
 */
export function amountFromPath(path: string): string | null {
  const text = new URLSearchParams(search(path)).get(AMOUNT);
  return text !== null && parseTopUpAmount(text) !== null ? text : null;
}
