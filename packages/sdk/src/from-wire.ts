import type { Schemas } from './contract-types.ts';
import { toCents } from './convert.ts';
import type { operations } from './generated/operations.ts';
import type { InCents } from './in-cents.ts';

type ResultSchema = (typeof operations)[keyof typeof operations]['response'];

/**
 * A result that came by another way than a request, such as inside the page, amounts in cents.
 * Only the amounts are looked at: the caller trusts where the value comes from.
 * @throws MoneyFormatError when an amount is malformed
 */
export function fromWire<Name extends ResultSchema>(
  schema: Name,
  value: Schemas[Name],
): InCents<Schemas[Name]> {
  return toCents(schema, value) as InCents<Schemas[Name]>;
}
