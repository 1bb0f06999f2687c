import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import {
  findItemNames,
  type RequestedLine,
  ringUp,
  type UnavailableLine,
} from '../../ordering/index.ts';
import { requirePerson } from '../../staff/index.ts';
import type { Bill } from '../bills/bill-reads.ts';
import type { NewLine, OpenAmount } from './new-lines.ts';

/**
 * Adds lines to a locked bill, takes their portions, and records who rang them up.
 * @throws ApiError `BILL_ITEM_UNAVAILABLE` with the items that are not available.
 */
export async function addLines(
  tx: Transaction,
  context: CounterContext,
  bill: Bill,
  lines: readonly NewLine[],
): Promise<void> {
  const { company, now } = context;
  const items = lines.filter((line) => line.kind === 'item');
  if (items.length > 0) {
    const order = { id: bill.id, branchId: bill.branch_id };
    const unavailable = await ringUp(tx, company, order, items, now);
    if (unavailable.length > 0)
      throw await itemsUnavailable(tx, context, lines, items, unavailable);
  }
  const openAmounts = lines.filter((line) => line.kind === 'open_amount');
  await insertOpenAmounts(tx, company.id, bill.id, openAmounts);
  const { id: staffId } = requirePerson(context);
  const rows = lines.map(({ id }) => sql`(${company.id}, ${bill.id}, ${id}, ${staffId}, ${now})`);
  await tx.execute(sql`
    insert into bill_lines (company_id, order_id, line_id, staff_id, at) values ${join(rows)}`);
}

async function insertOpenAmounts(
  tx: Transaction,
  companyId: string,
  billId: string,
  lines: readonly OpenAmount[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(
    ({ id, name, amount }) =>
      sql`(${companyId}, ${billId}, ${id}, ${name}, ${amount}, 1, ${amount})`,
  );
  await tx.execute(sql`
    insert into order_open_amounts (company_id, order_id, line_id, name, amount, qty, line_total)
    values ${join(rows)}`);
}

async function itemsUnavailable(
  tx: Transaction,
  { company, language }: CounterContext,
  lines: readonly NewLine[],
  items: readonly RequestedLine[],
  unavailable: readonly UnavailableLine[],
): Promise<ApiError> {
  const nameOf = await findItemNames(tx, company.id, items);
  const data: Schemas['BillItemUnavailableData'] = {
    items: unavailable.flatMap(({ index: itemIndex, reason }) => {
      const item = items[itemIndex];
      if (item === undefined) return [];
      const index = lines.findIndex(({ id }) => id === item.id);
      const name = nameOf(item);
      if (name === null) throw invalidRequest(`body.lines.${index}.item_id`);
      return [{ index, name: inLanguage(name, language), reason }];
    }),
  };
  return new ApiError('BILL_ITEM_UNAVAILABLE', { data });
}
