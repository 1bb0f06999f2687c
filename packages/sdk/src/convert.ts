import { changeMoney } from './change-money.ts';
import { ApiError } from './error.ts';
import { moneyPaths } from './generated/operations.ts';
import { type Cents, formatMoneyString, parseMoney } from './money.ts';

/**
 * A copy of `value`, which follows the contract's `schema`, with every amount as cents.
 * @throws MoneyFormatError when an amount is malformed
 */
export function toCents(schema: string | null, value: unknown): unknown {
  return changeMoney(pathsOf(schema), value, parseMoney);
}

/**
 * A copy of `value`, which follows the contract's `schema`, with every amount as the wire has it.
 * @throws MoneyFormatError when an amount is no whole number of cents
 */
export function toWire(schema: string | null, value: unknown): unknown {
  return changeMoney(pathsOf(schema), value, (amount) => formatMoneyString(amount as Cents));
}

/** Turns a malformed amount into the one error this package rejects with. */
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
