import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { findOffered } from '../../vouchers/vouchers.ts';
import { findRestDays, viewerOfVouchers } from './viewer.ts';
import { viewOffered } from './voucher-view.ts';

/** Lists the vouchers on offer, those that this member can claim now first. */
export const voucherList: Handler<'voucherList'> = async (context, { body }) => {
  const { db, company } = context;
  requireOwnCompany(company, body.company_id);
  const viewer = await viewerOfVouchers(context, body.customer_id);
  const { member, today } = viewer;
  const offered = await findOffered(db, {
    companyId: company.id,
    memberId: member.id,
    today: today.toString(),
  });
  const restsOf = await findRestDays(context, offered, today);
  const views = offered.map((voucher) =>
    viewOffered(voucher, viewer, { unavailableDates: restsOf(voucher) }),
  );
  const claimable = views.filter(({ claim_refusal }) => claim_refusal === null);
  const others = views.filter(({ claim_refusal }) => claim_refusal !== null);
  return [...claimable, ...others];
};
