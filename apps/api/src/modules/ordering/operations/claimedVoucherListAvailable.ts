import { voucherDiscount, voucherFit } from '@claypot/domain/pricing';
import type { Handler } from '../../../contract/handlers.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { dayOf } from '../../../shared/time/day-of.ts';
import { findBranch } from '../../company/index.ts';
import { memberOwner } from '../../identity/index.ts';
import {
  findClaimed,
  pricedTier,
  pricedVoucher,
  restsAt,
  viewClaimed,
  viewerOfVouchers,
  voucherTerms,
} from '../../loyalty/index.ts';
import { findCartLines } from '../cart/cart-lines.ts';
import { orderable, priceLines } from '../cart/cart-price.ts';
import { findCart } from '../cart/carts.ts';

/** Lists a member's vouchers with their fit for the cart and their discount, highest first. */
export const claimedVoucherListAvailable: Handler<'claimedVoucherListAvailable'> = async (
  context,
  { body },
) => {
  const { db, company } = context;
  const viewer = await viewerOfVouchers(context, body.customer_id);
  const { member, today } = viewer;
  const branch = await findBranch(db, company, body.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  const cart = await findCart(db, company.id, memberOwner(member.id));
  const lines = cart === null ? [] : await findCartLines(db, company, cart);
  const subtotal = priceLines(orderable(lines));
  const use = {
    place: body.delivery_method ?? cart?.delivery_method ?? 'pickup',
    branchId: branch.id,
    date: dateOf(body.delivery_time, company.time_zone, today),
    today: today.toString(),
    subtotal,
    frozen: pricedTier(member).is_freeze_tier,
  };
  const claimed = await findClaimed(db, member.id, today);
  const restsOf = await restsAt(db, branch, claimed, today);
  const judged = claimed.map((voucher) => {
    const unavailableDates = restsOf(voucher);
    const fit = voucherFit(voucherTerms(voucher, unavailableDates), use);
    const discount = fit.usable ? voucherDiscount(pricedVoucher(voucher), subtotal) : undefined;
    return { fit, discount, voucher, unavailableDates };
  });
  return judged
    .toSorted((a, b) => (b.discount ?? -1) - (a.discount ?? -1))
    .map(({ voucher, fit, discount, unavailableDates }) =>
      viewClaimed(voucher, viewer, {
        unavailableDates,
        fit,
        ...(discount !== undefined && { discount }),
      }),
    );
};

/** Returns the day of the order; today for an immediate order. */
function dateOf(time: string | null | undefined, zone: string, today: Temporal.PlainDate): string {
  const day = time == null ? today : dayOf(Temporal.Instant.from(time), zone);
  return day.toString();
}
