import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { claimVoucher as claim } from '../../vouchers/claim-voucher.ts';
import { findClaimable, findClaimedVoucher, type Voucher } from '../../vouchers/vouchers.ts';
import { findRestDays, viewerOfVouchers } from './viewer.ts';
import { viewClaimed } from './voucher-view.ts';

/** Claims a voucher. Requires the member's name and e-mail address. */
export const claimVoucher: Handler<'claimVoucher'> = async (context, { body }) => {
  const { db, company, now, random } = context;
  const viewer = await viewerOfVouchers(context, body.customer_id);
  const { member, today } = viewer;
  if (member.full_name === null || member.email === null) throw new ApiError('PROFILE_INCOMPLETE');
  const voucher = requireOnOffer(await findClaimable(db, company.id, body.voucher_id), today);
  const restsOf = await findRestDays(context, [voucher], today);
  const claimId = random.uuid();
  // Run no query after this transaction: if one failed, the member would be asked to retry a claim
  // that succeeded.
  const claimedVoucher = await db.transaction(async (tx) => {
    const id = await claim(tx, { id: claimId, memberId: member.id, voucher, today, now });
    return findClaimedVoucher(tx, member.id, id);
  });
  if (claimedVoucher === null) throw new Error('The claimed voucher was not found');
  return viewClaimed(claimedVoucher, viewer, { unavailableDates: restsOf(claimedVoucher) });
};

function requireOnOffer(voucher: Voucher | null, today: Temporal.PlainDate): Voucher {
  if (voucher === null) throw new ApiError('NOT_FOUND');
  const { start_date: first, end_date: last } = voucher;
  if (first !== null && Temporal.PlainDate.compare(today, first) < 0)
    throw new ApiError('NOT_FOUND');
  if (last !== null && Temporal.PlainDate.compare(today, last) > 0) {
    throw new ApiError('VOUCHER_EXPIRED');
  }
  return voucher;
}
