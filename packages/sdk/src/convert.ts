import { changeMoney } from './change-money.ts';
import { ApiError } from './error.ts';
import { type Cents, formatMoneyString, parseMoney } from './money.ts';

/** Paths of the amounts of each schema; `*` is every item of a list or map. */
export type MoneyPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Returns `value` with every amount of the contract's `schema` in cents, as a copy if the schema
 * has amounts. Returns `value` unchanged if `schema` is null.
 *
 * @throws MoneyFormatError if an amount is malformed
 */
export function toCents(paths: MoneyPaths, schema: string | null, value: unknown): unknown {
  return changeMoney(pathsOf(paths, schema), value, parseMoney);
}

/**
 * Returns `value` with every amount of the contract's `schema` as a decimal string, as a copy if
 * the schema has amounts. Returns `value` unchanged if `schema` is null.
 *
 * @throws MoneyFormatError if an amount is not a whole number of cents or is too large
 */
export function toWire(paths: MoneyPaths, schema: string | null, value: unknown): unknown {
  return changeMoney(pathsOf(paths, schema), value, (amount) => formatMoneyString(amount as Cents));
}

/**
 * Runs a conversion. Wraps its error in an `ApiError` of kind `malformed`, because calls reject
 * with no other error.
 */
export function convert(status: number | null, conversion: () => unknown): unknown {
  try {
    return conversion();
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', status, cause });
  }
}

function pathsOf(paths: MoneyPaths, schema: string | null): readonly string[] {
  return (schema === null ? undefined : paths[schema]) ?? [];
}
