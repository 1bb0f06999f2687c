import { type PricedPoints, voucherFit } from '@claypot/domain/pricing';
import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import type { Branch } from '../../../company/index.ts';
import {
  type ClaimedVoucher,
  findClaimedVoucher,
  findMember,
  type Member,
  pricedTier,
  restsAt,
  voucherError,
  voucherTerms,
} from '../../../loyalty/index.ts';
import { NO_DISCOUNTS, type OrderDiscounts } from '../../orders/order-discounts.ts';

type Body = RequestOf<'cartCreateOrder'>['body'];

interface Ordered {
  readonly branch: Branch;
  /** Null means as soon as possible. */
  readonly deliveryTime: Temporal.Instant | null;
  readonly subtotal: Cents;
}

const NOTHING_OFF = formatMoneyString(0);

/**
 * Returns the voucher and points to use for an order, validated with the server's clock and prices.
 * A guest's points are ignored; the later price comparison reports the difference.
 *
 * @throws ApiError with the reason if the voucher cannot be used, `NOT_FOUND` if it does not exist,
 * `NOT_ENOUGH_POINT` if the member has too few points.
 */
export async function readDiscounts(
  tx: Transaction,
  context: Context,
  body: Body,
  ordered: Ordered,
): Promise<OrderDiscounts> {
  const spend = body.point_discount !== NOTHING_OFF;
  if (body.claim_voucher_id === null && !spend) return NO_DISCOUNTS;
  const { company, now } = context;
  const member =
    body.customer_id === null ? null : await findMember(tx, company.id, body.customer_id, now);
  // Guests have no vouchers or points: return 404 for a voucher and ignore points.
  if (member === null && body.claim_voucher_id !== null) throw new ApiError('NOT_FOUND');
  if (member === null) return NO_DISCOUNTS;
  return {
    voucher: await readVoucher(tx, context, body, member, ordered),
    points: spend ? await readPoints(tx, member) : null,
  };
}

async function readVoucher(
  tx: Transaction,
  { company, now }: Context,
  { claim_voucher_id, delivery_method }: Body,
  member: Member,
  { branch, deliveryTime, subtotal }: Ordered,
): Promise<ClaimedVoucher | null> {
  if (claim_voucher_id === null) return null;
  const voucher = await findClaimedVoucher(tx, member.id, claim_voucher_id);
  if (voucher === null) throw new ApiError('NOT_FOUND');
  const today = dayOf(now, company.time_zone);
  const restsOf = await restsAt(tx, branch, [voucher], today);
  const fit = voucherFit(voucherTerms(voucher, restsOf(voucher)), {
    place: delivery_method,
    branchId: branch.id,
    date: dayOf(deliveryTime ?? now, company.time_zone).toString(),
    today: today.toString(),
    subtotal,
    frozen: pricedTier(member).is_freeze_tier,
  });
  if (!fit.usable) throw voucherError(fit);
  return voucher;
}

async function readPoints(tx: Transaction, { company_id, point }: Member): Promise<PricedPoints> {
  const terms = await tx.one<Pick<PricedPoints, 'max_discount_point' | 'max_discount_amount'>>(sql`
    select max_discount_point, max_discount_amount from companies where id = ${company_id}`);
  if (terms === null) throw new Error(`There is no company ${company_id}`);
  if (point < terms.max_discount_point) throw new ApiError('NOT_ENOUGH_POINT');
  return { ...terms, balance: point, spend: true };
}
