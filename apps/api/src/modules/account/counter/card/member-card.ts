import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import type { Branch } from '../../../company/index.ts';
import { type Member, pricedTier } from '../../../loyalty/index.ts';
import { requirePerson } from '../../../staff/index.ts';
import { viewCashTopUp } from '../top-ups/cash-top-up-view.ts';
import { findCashTopUpsOfDay } from '../top-ups/cash-top-ups.ts';
import { firstNameOf } from './first-name.ts';
import { viewMemberVouchers } from './member-vouchers.ts';
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
    vouchers: await viewMemberVouchers(db, context, branch, member),
    cash_top_ups: topUps.map((topUp) => viewCashTopUp(topUp, context)),
  };
}
