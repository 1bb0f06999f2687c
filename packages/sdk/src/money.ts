declare const moneyString: unique symbol;
declare const centsBrand: unique symbol;

/** An amount as the contract carries it: a decimal string with two digits, such as `"12.50"`. */
export type MoneyString = string & { readonly [moneyString]: true };

/** An amount inside the product: an integer number of cents. */
export type Cents = number & { readonly [centsBrand]: true };

const pattern = /^(-?)(0|[1-9]\d{0,8})\.(\d{2})$/;
const largest = 99_999_999_999;

/** Text that is not an amount of the contract. It is never shown as a number. */
export class MoneyFormatError extends Error {
  constructor(value: unknown) {
    super(`Not an amount: ${JSON.stringify(value)}`);
    this.name = 'MoneyFormatError';
  }
}

/**
 * Takes an integer number of cents for an amount.
 * @throws MoneyFormatError when it is no integer or needs more than nine digits before the point.
 */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > largest) throw new MoneyFormatError(value);
  return (value === 0 ? 0 : value) as Cents;
}

/**
 * Reads `"12.50"` as 1250 cents. Nothing else is accepted: no number, sign, blank or third digit.
 * @throws MoneyFormatError
 */
export function parseMoney(value: unknown): Cents {
  const parts = typeof value === 'string' ? pattern.exec(value) : null;
  if (!parts) throw new MoneyFormatError(value);
  const [, sign, whole, fraction] = parts;
  const amount = Number(whole) * 100 + Number(fraction);
  return cents(sign ? -amount : amount);
}

/**
 * Writes 1250 cents as `"12.50"`.
 * @throws MoneyFormatError when the value is no whole number of cents.
 */
export function formatMoneyString(value: Cents | number): MoneyString {
  const amount = cents(value);
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as MoneyString;
}
