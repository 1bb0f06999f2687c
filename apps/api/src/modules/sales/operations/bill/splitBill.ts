import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { json, sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireNoPayments } from '../../changes/bill-errors.ts';
import { changeBillOnce, storeChange } from '../../changes/change-bill.ts';
import type { LoadedBill } from '../../price/load-bill.ts';
import { splitOf } from '../../price/shares.ts';

/** Splits a bill by people or by lines, or undoes the split. */
export const splitBill: CounterHandler<'splitBill'> = async (context, { path, headers, body }) => {
  const { company } = context;
  const { version, split } = body;
  const press = { operation: 'splitBill', billId: path.id, key: headers['Idempotency-Key'] };
  return changeBillOnce(context, { ...press, body, version }, async (tx, before) => {
    requireNoPayments(before);
    const reason = split === null ? null : problemOf(before, split);
    if (reason !== null) {
      const data: Schemas['SplitNotPossibleData'] = { reason };
      throw new ApiError('SPLIT_NOT_POSSIBLE', { data });
    }
    await storeChange(tx, context, before.bill.id);
    await tx.execute(sql`
      update bills set split = ${split === null ? null : json(split)}
      where company_id = ${company.id} and order_id = ${before.bill.id}`);
    const change = { field: 'split', before: textOf(before.bill.split), after: textOf(split) };
    return { changes: [change] };
  });
};

type Split = NonNullable<LoadedBill['bill']['split']>;
type Problem = Schemas['SplitNotPossibleData']['reason'];

/** Returns why a bill cannot be split in this way; null if it can. */
function problemOf({ rules, price, lines }: LoadedBill, split: Split): Problem | null {
  if (!rules.splits_bills) return 'not_allowed';
  const { error } = splitOf(price.total, lines, split);
  switch (error) {
    case null:
      return null;
    case 'SPLIT_WITH_VOUCHER':
      return 'voucher';
    case 'SPLIT_WITH_FAMILY_DAY':
      return 'family_day';
    case 'INVALID_PEOPLE':
      return 'people';
    default:
      return 'lines';
  }
}

/** Returns a split as text for the record, e.g. `people: 3`. */
function textOf(split: Split | null): string | null {
  if (split === null) return null;
  return split.by === 'people' ? `people: ${split.people}` : `lines: ${split.groups.length} shares`;
}
