import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import type { Branch } from '../../../company/index.ts';
import {
  findClaimed,
  fitAtCounter,
  type Member,
  pricedTier,
  restsAt,
  viewFit,
} from '../../../loyalty/index.ts';
import { requirePerson } from '../../../staff/index.ts';
import { viewCashTopUp } from '../top-ups/cash-top-up-view.ts';
import { findCashTopUpsOfDay } from '../top-ups/cash-top-ups.ts';
import { firstNameOf } from './first-name.ts';
import { isOwnRecord } from './own-record.ts';

/** Returns a member as the counter of a branch sees it. */
export async function viewMemberCard(
  db: Queryable,
  context: CounterContext,
  branch: Branch,
  member: Member,
): Promise<Schemas['MemberCard']> {
  const { company, language } = context;
  const { id: staffId } = requirePerson(context);
  const topUps = await findCashTopUpsOfDay(db, context, branch.id, member.id);
  return {
    id: member.id,
    first_name: firstNameOf(member.full_name),
    is_own: await isOwnRecord(db, company.id, [staffId], member.phone_no),
    joined_on: dayOf(member.created_at, company.time_zone).toString(),
    tier: {
      level_id: member.tier.level_id,
      level_name: inLanguage(member.tier.level_name, language),
      discount_percent: member.tier.discount_percent,
      is_frozen: pricedTier(member).is_freeze_tier,
    },
    points: member.point,
    wallet: formatMoneyString(member.wallet),
    vouchers: await viewVouchers(db, context, branch, member),
    cash_top_ups: topUps.map((topUp) => viewCashTopUp(topUp, context)),
  };
}

/** Returns the vouchers that can still be used, those that fit now first. */
async function viewVouchers(
  db: Queryable,
  { company, language, now }: CounterContext,
  branch: Branch,
  member: Member,
): Promise<Schemas['MemberVoucher'][]> {
  const today = dayOf(now, company.time_zone);
  const claimed = (await findClaimed(db, member.id, today)).filter(
    ({ status, end_date }) => status !== 'USED' && Temporal.PlainDate.compare(end_date, today) >= 0,
  );
  const restsOf = await restsAt(db, branch, claimed, today);
  const vouchers = claimed.map((voucher) => ({
    id: voucher.id,
    number: voucher.voucher_tx_id,
    name: inLanguage(voucher.voucher_name, language),
    text: voucher.voucher_text === null ? '' : inLanguage(voucher.voucher_text, language),
    use_type: voucher.voucher_use_type,
    min_purchase: formatMoneyString(voucher.min_purchase),
    start_date: voucher.start_date.toString(),
    end_date: voucher.end_date.toString(),
    fit: viewFit(fitAtCounter(voucher, { member, today }, branch.id, restsOf(voucher))),
  }));
  return vouchers.sort((a, b) => b.fit.usable - a.fit.usable);
}
