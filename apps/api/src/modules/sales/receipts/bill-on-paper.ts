import type { BillHead, PaidBill, RefundedBill, TicketDish, TicketLine } from '@claypot/tickets';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { firstNameOf } from '../../account/index.ts';
import type { OrderVariation } from '../../ordering/index.ts';
import {
  type BillDishRow,
  type BillLine,
  findBillLines,
  findPackageDishes,
} from '../bills/bill-lines.ts';
import { findBillPayments, validPayments } from '../bills/bill-payments.ts';
import { type Bill, findBill } from '../bills/bill-reads.ts';
import { findReceipt } from './receipt-reads.ts';

/** Returns a paid bill for its receipt. @throws ApiError `NOT_FOUND` before it is paid. */
export async function readPaidBill(
  db: Queryable,
  companyId: string,
  billId: string,
): Promise<PaidBill> {
  const bill = await requirePaid(db, companyId, billId);
  const lines = await findBillLines(db, companyId, billId);
  const dishes = await findPackageDishes(db, companyId, billId);
  const payments = validPayments(await findBillPayments(db, companyId, billId));
  const isFamilyDay = bill.discount_rule === 'family_day';
  return {
    ...(await readHead(db, companyId, bill, null)),
    lines: lines.map((line) => ticketLine(line, dishes)),
    amounts: {
      subtotal: bill.subtotal,
      voucherDiscount: bill.voucher_discount,
      tierDiscount: isFamilyDay ? 0 : bill.tier_discount,
      familyDayDiscount: isFamilyDay ? bill.tier_discount : 0,
      pointDiscount: bill.point_discount,
      serviceCharge: bill.service_charge,
      tax: bill.tax,
      rounding: bill.adj_amount,
      total: bill.final_total,
    },
    payments: payments
      .filter(({ amount }) => amount > 0)
      .map(({ amount, method, tendered, terminal_reference }) => ({
        method,
        amount,
        tendered,
        terminalReference: terminal_reference,
      })),
    pointsEarned: bill.customer_id === null ? 0 : bill.points_earned,
    refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

/** Returns a refund of a bill for its receipt. @throws ApiError `NOT_FOUND` if there is none. */
export async function readRefundedBill(
  db: Queryable,
  companyId: string,
  billId: string,
  refundId: string,
): Promise<RefundedBill> {
  const bill = await requirePaid(db, companyId, billId);
  const head = await readHead(db, companyId, bill, refundId);
  const own = await readHead(db, companyId, bill, null);
  const parts = await db.query<RefundedBill['parts'][number]>(sql`
    select p.method, t.amount from bill_refund_parts t
    join bill_payments p on p.company_id = t.company_id and p.id = t.payment_id
    where t.company_id = ${companyId} and t.refund_id = ${refundId} order by p.position`);
  return { ...head, billReceiptNumber: own.receiptNumber, parts };
}

async function requirePaid(db: Queryable, companyId: string, billId: string): Promise<Bill> {
  const bill = await findBill(db, companyId, billId);
  if (bill === null) throw new ApiError('NOT_FOUND');
  return bill;
}

async function readHead(
  db: Queryable,
  companyId: string,
  { id, number, table_no, customer_id }: Bill,
  refundId: string | null,
): Promise<BillHead> {
  const receipt = await findReceipt(db, companyId, id, refundId);
  if (receipt === null) throw new ApiError('NOT_FOUND');
  const member = await db.one<{ full_name: string | null }>(sql`
    select full_name from members where company_id = ${companyId} and id = ${customer_id}`);
  return {
    number,
    receiptNumber: receipt.number,
    tableNo: table_no,
    memberName: firstNameOf(member?.full_name ?? null),
    issuedAt: receipt.issued_at,
  };
}

function ticketLine(line: BillLine, dishes: readonly BillDishRow[]): TicketLine {
  const { deal_name, item_name, kind, open_name, package_position } = line;
  const inside = dishes.filter((dish) => dish.package_position === package_position);
  return {
    name: deal_name ?? item_name ?? { en: open_name ?? '' },
    qty: line.qty,
    choices: choicesOf(line.variations),
    dishes:
      kind === 'package'
        ? inside.map(({ dish_name, qty, variation_list }) => ({
            name: dish_name,
            qty,
            choices: choicesOf(variation_list),
          }))
        : [],
    total: line.line_total,
    isUnavailable: false,
  };
}

function choicesOf(variations: readonly OrderVariation[]): TicketDish['choices'] {
  return variations.map(({ option_name, variation_name }) => ({
    option: option_name,
    variation: variation_name,
  }));
}
