import { changeMoney } from './change-money.ts';
import type { Schemas } from './contract-types.ts';
import { embeddedMoneyPaths } from './generated/schemas.ts';
import type { InCents } from './in-cents.ts';
import { parseMoney } from './money.ts';

type Embedded = keyof typeof embeddedMoneyPaths;

/**
 * A result that came inside the page and not by a request, amounts in cents.
 * Only the amounts are looked at: the caller trusts where the value comes from.
 * @throws MoneyFormatError when an amount is malformed
 */
export function fromWire<Name extends Embedded>(
  schema: Name,
  value: Schemas[Name],
): InCents<Schemas[Name]> {
  return changeMoney(embeddedMoneyPaths[schema], value, parseMoney) as InCents<Schemas[Name]>;
}
