import type { FindMemberView, MemberView } from '@claypot/counter/members';
import { aMemberCard } from '@claypot/testing/counter';

const card = aMemberCard();

/** Three equal vouchers. */
const VOUCHERS = card.vouchers.map((voucher) => ({ ...voucher, count: 3 }));

/** Member with one voucher that fits and two that do not, and a top-up of today. */
const MEMBER: MemberView = {
  id: card.id,
  tier: card.tier,
  points: card.points,
  wallet: card.wallet,
  firstName: card.first_name,
  joinedOn: Temporal.PlainDate.from(card.joined_on),
  isOwn: false,
  fitting: VOUCHERS,
  others: [
    ...VOUCHERS.map((voucher) => ({
      ...voucher,
      count: 1,
      id: 'hv_app',
      number: 'APP-3X8K2M',
      name: 'RM 5 off',
      text: 'One per order.',
      fit: { usable: 0 as const, reason: 'app_only' as const, missing_amount: null },
    })),
    ...VOUCHERS.map((voucher) => ({
      ...voucher,
      count: 1,
      id: 'hv_weekday',
      number: 'WKD-9P4T7R',
      name: 'Weekday set lunch',
      fit: { usable: 0 as const, reason: 'not_today' as const, missing_amount: null },
    })),
  ],
  topUps: card.cash_top_ups,
};

export const IDLE: FindMemberView = {
  text: '',
  status: 'idle',
  problem: null,
  error: null,
  member: null,
};

/** Returns the view of a member who is served. */
export function shown(fields: Partial<MemberView> = {}): FindMemberView {
  return { ...IDLE, status: 'shown', member: { ...MEMBER, ...fields } };
}
