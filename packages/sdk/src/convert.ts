import { moneyPaths } from './generated/schemas.ts';
import { type Cents, formatMoneyString, parseMoney } from './money.ts';

type Change = (value: unknown) => unknown;

/**
 * A copy of `value`, which follows the contract's `schema`, with every amount as cents.
 * @throws MoneyFormatError when an amount is malformed
 */
export function toCents(schema: string | null, value: unknown): unknown {
  return changeMoney(schema, value, parseMoney);
}

/**
 * A copy of `value`, which follows the contract's `schema`, with every amount as the wire has it.
 * @throws MoneyFormatError when an amount is no whole number of cents
 */
export function toWire(schema: string | null, value: unknown): unknown {
  return changeMoney(schema, value, (amount) => formatMoneyString(amount as Cents));
}

function changeMoney(schema: string | null, value: unknown, change: Change): unknown {
  const paths = (schema === null ? undefined : moneyPaths[schema]) ?? [];
  return paths.reduce((copy, path) => changeAt(copy, path.split('.'), change), value);
}

/** Absent and null amounts stay so: whether they may be is the contract's matter. */
function changeAt(value: unknown, path: readonly string[], change: Change): unknown {
  if (value === null || value === undefined) return value;
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (key === '*') {
    return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  }
  if (!isRecord(value) || !(key in value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
