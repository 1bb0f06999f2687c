import { tierPercent } from '@claypot/domain/pricing';
import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { firstNameOf, isOwnRecord, viewMemberVouchers } from '../../account/index.ts';
import { findMember, pricedTier } from '../../loyalty/index.ts';
import { requirePerson } from '../../staff/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { subtotalOf } from '../price/price-bill.ts';

/** Returns the member of a bill; null without one, and if the member has closed the account. */
export async function viewBillMember(
  db: Queryable,
  context: CounterContext,
  { bill, branch, lines, present }: LoadedBill,
): Promise<Schemas['BillMember'] | null> {
  const { company, language, now } = context;
  if (bill.customer_id === null) return null;
  const member = await findMember(db, company.id, bill.customer_id, now);
  if (member === null) return null;
  const tier = pricedTier(member);
  const offer = present?.pointOffer ?? null;
  const vouchers = await viewMemberVouchers(db, context, branch, member, subtotalOf(lines));
  return {
    id: member.id,
    first_name: firstNameOf(member.full_name),
    is_own: await isOwnRecord(db, company.id, [requirePerson(context).id], member.phone_no),
    level_name: inLanguage(member.tier.level_name, language),
    tier_percent: tierPercent(tier),
    is_frozen: tier.is_freeze_tier,
    points: member.point,
    wallet: formatMoneyString(member.wallet),
    point_offer: offer && {
      points: offer.max_discount_point,
      amount: formatMoneyString(offer.max_discount_amount),
    },
    vouchers,
  };
}
