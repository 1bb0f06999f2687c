import { changeMoney } from './change-money.ts';
import { ApiError } from './error.ts';
import { moneyPaths } from './generated/operations.ts';
import { type Cents, formatMoneyString, parseMoney } from './money.ts';

/**
 * Returns a copy of `value` with every amount of the contract's `schema` in cents.
 *
 * @throws MoneyFormatError if an amount is malformed
 */
export function toCents(schema: string | null, value: unknown): unknown {
  return changeMoney(pathsOf(schema), value, parseMoney);
}

/**
 * Returns a copy of `value` with every amount of the contract's `schema` as a decimal string.
 *
 * @throws MoneyFormatError if an amount is not a whole number of cents
 */
export function toWire(schema: string | null, value: unknown): unknown {
  return changeMoney(pathsOf(schema), value, (amount) => formatMoneyString(amount as Cents));
}

/** Runs a conversion. Wraps its error in an `ApiError`, the only error of this package. */
export function convert(status: number | null, conversion: () => unknown): unknown {
  try {
    return conversion();
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', status, cause });
  }
}

function pathsOf(schema: string | null): readonly string[] {
  return (schema === null ? undefined : moneyPaths[schema]) ?? [];
}
