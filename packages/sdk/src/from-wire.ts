import { changeMoney } from './change-money.ts';
import type { Schemas } from './contract-types.ts';
import { embeddedMoneyPaths } from './generated/customer/schemas.ts';
import type { InCents } from './in-cents.ts';
import { parseMoney } from './money.ts';

type Embedded = keyof typeof embeddedMoneyPaths;

/**
 * Converts the amounts of an embedded result to cents. Checks nothing else: the caller trusts the
 * source.
 *
 * @throws MoneyFormatError if an amount is malformed
 */
export function fromWire<Name extends Embedded>(
  schema: Name,
  value: Schemas[Name],
): InCents<Schemas[Name]> {
  return changeMoney(embeddedMoneyPaths[schema], value, parseMoney) as InCents<Schemas[Name]>;
}
