import {
  billReceipt,
  kitchenTicket,
  type PaidOrder,
  type Printing,
  receipt,
  refundReceipt,
  type TicketBranch,
  type TicketDish,
  type TicketLine,
  testPage,
} from '@claypot/tickets';
import type { Riders } from '../../../gateways/courier/riders.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Company } from '../../../platform/http/origin/companies.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { findBranch, findRegistration } from '../../company/index.ts';
import {
  type CounterOrder,
  findCounterOrder,
  findOrderContents,
  type OrderContents,
  type OrderVariation,
  readAmounts,
} from '../../ordering/index.ts';
import { findOrderRefunds } from '../../payments/index.ts';
import { isBill, readPaidBill, readRefundedBill } from '../../sales/index.ts';
import type { Printer } from '../printers/printers.ts';
import type { PrintJob } from './print-jobs.ts';

/** Other inputs of the document of a job. */
export interface DocumentContext {
  readonly db: Queryable;
  readonly company: Company;
  readonly riders: Riders;
  readonly now: Temporal.Instant;
}

/** Returns a job as a receiptline document. @throws ApiError `NOT_FOUND` without its order. */
export async function documentOf(
  context: DocumentContext,
  { order_id, refund_id, kind, is_duplicate }: PrintJob,
  { name, language, branch_id }: Printer,
): Promise<string> {
  const { company, now } = context;
  const printing: Printing = {
    language,
    zone: company.time_zone,
    now,
    isDuplicate: is_duplicate,
  };
  if (order_id === null) return testPage(name, printing);
  if (await isBill(context.db, company.id, order_id)) {
    const place = await readBranch(context, branch_id, language);
    return billDocument(context, { billId: order_id, refundId: refund_id }, place, printing);
  }
  const order = await readOrder(context, order_id);
  if (kind === 'kitchen') return kitchenTicket(order, printing);
  return receipt(order, await readBranch(context, branch_id, language), printing);
}

/** Returns the receipt of a bill, or of one of its refunds. */
async function billDocument(
  { db, company }: DocumentContext,
  { billId, refundId }: { readonly billId: string; readonly refundId: string | null },
  branch: TicketBranch,
  printing: Printing,
): Promise<string> {
  if (refundId === null) {
    return billReceipt(await readPaidBill(db, company.id, billId), branch, printing);
  }
  const refund = await readRefundedBill(db, company.id, billId, refundId);
  return refundReceipt(refund, branch, printing);
}

async function readOrder(context: DocumentContext, orderId: string): Promise<PaidOrder> {
  const { db, company, riders } = context;
  const order = await findCounterOrder(db, company.id, orderId);
  if (order === null) throw new ApiError('NOT_FOUND');
  const contentsOf = await findOrderContents(db, company.id, [orderId]);
  const amounts = await readAmounts(db, company.id, orderId);
  const refunds = await findOrderRefunds(db, company.id, orderId);
  const { mail_unit_no: unit, full_address: address } = order;
  return {
    number: order.number,
    method: order.method,
    paidAt: order.paid_at,
    requestedAt: order.requested_at,
    readyBy: order.ready_by,
    remark: order.remark,
    customer: { name: order.customer_name, phone: order.customer_phone },
    address: unit === null || unit === '' || address === null ? address : `${unit}, ${address}`,
    rider: riderOf(order, riders),
    lines: linesOf(contentsOf(orderId)),
    amounts: {
      subtotal: amounts.subtotal,
      voucherDiscount: amounts.voucher_discount_amount,
      tierDiscount: amounts.tier_discount_amount,
      pointDiscount: amounts.point_discount_amount,
      serviceCharge: amounts.charge_amount,
      deliveryFee: amounts.delivery_fee,
      tax: amounts.tax_amount,
      rounding: amounts.adj_amount,
      total: amounts.final_total_amount,
    },
    refunded: refunds.reduce(
      (sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount),
      0,
    ),
    paymentMethod: amounts.payment_method,
  };
}

function riderOf(
  { rider_name: name, rider_phone: phone, trip_reference: trip }: CounterOrder,
  riders: Riders,
): PaidOrder['rider'] {
  if (name !== null && phone !== null) return { name, phone };
  const rider = trip === null ? null : riders.riderOf(trip);
  return rider === null ? null : { name: rider.name, phone: rider.phone };
}

function linesOf({ packages, lines }: OrderContents): TicketLine[] {
  const dishes = lines.map((line) => ({ ...line, dish: dishOf(line) }));
  return [
    ...packages.map((item) => ({
      name: item.hot_deal_name ?? item.package_name,
      qty: item.qty,
      choices: choicesOf(item.variation_list),
      dishes: dishes
        .filter(({ package_position }) => package_position === item.position)
        .map(({ dish }) => dish),
      total: item.line_total,
      isUnavailable: item.is_unavailable,
    })),
    ...dishes
      .filter(({ package_position }) => package_position === null)
      .map(({ dish, line_total, is_unavailable }) => ({
        ...dish,
        dishes: [],
        total: line_total,
        isUnavailable: is_unavailable,
      })),
  ];
}

function dishOf({
  dish_name: name,
  qty,
  variation_list,
}: OrderContents['lines'][number]): TicketDish {
  return { name, qty, choices: choicesOf(variation_list) };
}

function choicesOf(variations: readonly OrderVariation[]): TicketDish['choices'] {
  return variations.map(({ option_name, variation_name }) => ({
    option: option_name,
    variation: variation_name,
  }));
}

async function readBranch(
  { db, company }: DocumentContext,
  branchId: string,
  language: Printer['language'],
): Promise<TicketBranch> {
  const branch = await findBranch(db, company, branchId);
  if (branch === null) throw new ApiError('NOT_FOUND');
  const { branch_name, street1, street2, postal_code, city } = branch;
  const registration = await findRegistration(db, company.id);
  const streets = street2 === null ? [street1] : [street1, street2];
  return {
    company: company.company_name,
    registrationNo: registration.company_registration_no,
    sstNo: registration.sst_registration_no,
    name: branch_name,
    address: [...streets.map((text) => inLanguage(text, language)), `${postal_code} ${city}`],
  };
}
