import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { branchAddress, findBranchEver } from '../../company/index.ts';
import { worksIn } from '../../staff/index.ts';
import { findOrderContents } from '../orders/order-reads.ts';
import type { CancelReason, OrderStatus } from '../orders/order-status.ts';
import { type CounterOrder, findCounterOrder } from './board-reads.ts';
import { viewBoardOrder } from './board-view.ts';
import { readRefunds } from './refunds-view.ts';

/**
 * Returns a paid order of a branch in which the person works.
 * @throws ApiError `NOT_FOUND` for any other order.
 */
export async function requireCounterOrder(
  db: Queryable,
  { company, staff }: Pick<CounterContext, 'company' | 'staff'>,
  orderId: string,
): Promise<CounterOrder> {
  const order = await findCounterOrder(db, company.id, orderId);
  if (order === null || !worksIn(staff, order.branch_id)) throw new ApiError('NOT_FOUND');
  return order;
}

/** Reads an order with everything that staff may need. @throws ApiError `NOT_FOUND`. */
export async function readTicket(
  db: Queryable,
  context: CounterContext,
  orderId: string,
): Promise<Schemas['Ticket']> {
  const { company, language, riders, staff } = context;
  const order = await requireCounterOrder(db, context, orderId);
  const branch = await findBranchEver(db, company.id, order.branch_id);
  const contentsOf = await findOrderContents(db, company.id, [orderId]);
  const amounts = await readAmounts(db, company.id, orderId);
  const history = await readHistory(db, company.id, orderId);
  const zone = company.time_zone;
  const { payment_method, payment_id, ...rest } = amounts;
  return {
    order: viewBoardOrder(order, contentsOf(orderId), { language, zone, staff, riders }),
    branch_address: branch === null ? '' : branchAddress(branch, context),
    amounts: {
      subtotal: formatMoneyString(rest.subtotal),
      voucher_discount_amount: formatMoneyString(rest.voucher_discount_amount),
      tier_discount_amount: formatMoneyString(rest.tier_discount_amount),
      point_discount_amount: formatMoneyString(rest.point_discount_amount),
      charge_amount: formatMoneyString(rest.charge_amount),
      delivery_fee: formatMoneyString(rest.delivery_fee),
      tax_amount: formatMoneyString(rest.tax_amount),
      adj_amount: formatMoneyString(rest.adj_amount),
      final_total_amount: formatMoneyString(rest.final_total_amount),
    },
    payment_method,
    transaction_id: payment_id,
    history: history.map(({ status, at, reason, text }) => ({
      status,
      at: wireInstant(at, zone),
      reason,
      text,
    })),
    refunds: await readRefunds(db, company.id, orderId, zone),
  };
}

type Cents = Parameters<typeof formatMoneyString>[0];

interface Amounts {
  readonly subtotal: Cents;
  readonly voucher_discount_amount: Cents;
  readonly tier_discount_amount: Cents;
  readonly point_discount_amount: Cents;
  readonly charge_amount: Cents;
  readonly delivery_fee: Cents;
  readonly tax_amount: Cents;
  readonly adj_amount: Cents;
  readonly final_total_amount: Cents;
  readonly payment_method: 'card' | 'fpx' | null;
  readonly payment_id: string;
}

/** Reads what the customer has paid. @throws ApiError `NOT_FOUND`. */
export async function readAmounts(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<Amounts> {
  const amounts = await db.one<Amounts>(sql`
    select o.subtotal, o.voucher_discount_amount, o.tier_discount_amount, o.point_discount_amount,
      o.charge_amount, o.delivery_fee, o.tax_amount, o.adj_amount, o.final_total_amount,
      p.method as payment_method, p.id as payment_id
    from orders o join payments p on p.company_id = o.company_id and p.order_id = o.id
    where o.company_id = ${companyId} and o.id = ${orderId}`);
  if (amounts === null) throw new ApiError('NOT_FOUND');
  return amounts;
}

interface Change {
  readonly status: OrderStatus;
  readonly at: Temporal.Instant;
  readonly reason: CancelReason | null;
  readonly text: string | null;
}

function readHistory(db: Queryable, companyId: string, orderId: string): Promise<Change[]> {
  return db.query<Change>(sql`
    select status, at, reason, text from order_status_history
    where company_id = ${companyId} and order_id = ${orderId} order by position`);
}
