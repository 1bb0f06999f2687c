import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { changeQuantity } from '../../ordering/index.ts';
import type { BillLine } from '../bills/bill-lines.ts';
import type { Bill } from '../bills/bill-reads.ts';
import { lineName } from '../view/line-view.ts';

/**
 * Changes the quantity of a line of a locked bill at its price; 0 removes the line.
 * @throws ApiError `BILL_ITEM_UNAVAILABLE` if more pieces are not available.
 */
export async function changeLine(
  tx: Transaction,
  context: CounterContext,
  bill: Bill,
  line: BillLine,
  qty: number,
): Promise<void> {
  const { company, now } = context;
  const order = { id: bill.id, branchId: bill.branch_id };
  const change = { lineId: line.id, qty };
  if (line.kind === 'open_amount') {
    await changeOpenAmount(tx, company.id, bill.id, change);
  } else {
    const reason = await changeQuantity(tx, company, order, change, now);
    if (reason !== null) throw unavailable(line, reason, context);
  }
  if (qty > 0) return;
  await tx.execute(sql`
    delete from bill_lines
    where company_id = ${company.id} and order_id = ${bill.id} and line_id = ${line.id}`);
}

async function changeOpenAmount(
  tx: Transaction,
  companyId: string,
  billId: string,
  { lineId, qty }: { readonly lineId: string; readonly qty: number },
): Promise<void> {
  const which = sql`company_id = ${companyId} and order_id = ${billId} and line_id = ${lineId}`;
  await tx.execute(
    qty === 0
      ? sql`delete from order_open_amounts where ${which}`
      : sql`
          update order_open_amounts set qty = ${qty}, line_total = amount * ${qty}::integer
          where ${which}`,
  );
}

function unavailable(
  line: BillLine,
  reason: Schemas['BillItemUnavailableData']['items'][number]['reason'],
  { language }: CounterContext,
): ApiError {
  const data: Schemas['BillItemUnavailableData'] = {
    items: [{ index: 0, name: lineName(line, language), reason }],
  };
  return new ApiError('BILL_ITEM_UNAVAILABLE', { data });
}
