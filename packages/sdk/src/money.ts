declare const moneyString: unique symbol;
declare const centsBrand: unique symbol;

/** An amount in the contract's JSON: a decimal string with two digits, such as `"12.50"`. */
export type MoneyString = string & { readonly [moneyString]: true };

/** An amount inside the product: an integer number of cents. */
export type Cents = number & { readonly [centsBrand]: true };

const pattern = /^(-?)(0|[1-9]\d{0,8})\.(\d{2})$/;
const largest = 99_999_999_999;

/** Thrown for a value that is not a valid amount, so that it is never displayed as a number. */
export class MoneyFormatError extends Error {
  constructor(value: unknown) {
    super(`Not an amount: ${JSON.stringify(value)}`);
    this.name = 'MoneyFormatError';
  }
}

/**
 * Returns an integer number as an amount in cents.
 *
 * @throws MoneyFormatError if it is not an integer or needs more than nine digits before the point
 */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > largest) throw new MoneyFormatError(value);
  return (value === 0 ? 0 : value) as Cents;
}

/**
 * Parses a decimal string: `"12.50"` is 1250 cents.
 *
 * @throws MoneyFormatError for anything else, such as a number, a plus sign, a blank or a third
 * decimal
 */
export function parseMoney(value: unknown): Cents {
  const parts = typeof value === 'string' ? pattern.exec(value) : null;
  if (!parts) throw new MoneyFormatError(value);
  const [, sign, whole, fraction] = parts;
  const amount = Number(whole) * 100 + Number(fraction);
  return cents(sign ? -amount : amount);
}

/**
 * Formats 1250 cents as `"12.50"`.
 *
 * @throws MoneyFormatError if the value is not a whole number of cents or needs more than nine
 * digits before the point
 */
export function formatMoneyString(value: Cents | number): MoneyString {
  const amount = cents(value);
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as MoneyString;
}
