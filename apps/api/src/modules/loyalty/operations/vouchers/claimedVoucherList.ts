import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { findClaimed } from '../../vouchers/vouchers.ts';
import { findRestDays, viewerOfVouchers } from './viewer.ts';
import { viewClaimed } from './voucher-view.ts';

/**
 * Lists a member's vouchers, including those used or expired. Omits vouchers with an end date more
 * than a year ago.
 */
export const claimedVoucherList: Handler<'claimedVoucherList'> = async (context, { body }) => {
  requireOwnCompany(context.company, body.company_id);
  const viewer = await viewerOfVouchers(context, body.customer_id);
  const claimed = await findClaimed(context.db, viewer.member.id, viewer.today);
  const restsOf = await findRestDays(context, claimed, viewer.today);
  return claimed.map((voucher) =>
    viewClaimed(voucher, viewer, { unavailableDates: restsOf(voucher) }),
  );
};
