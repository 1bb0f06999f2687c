import { tierPercent } from '@claypot/domain/pricing';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../contract/context/context.ts';
import { flag, type Wire, wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import type { Member } from './members.ts';
import { endsSoon, pricedTier } from './tier-benefits.ts';

/** Fields that only some responses include. */
interface Occasion {
  /** Session token, if the response includes it. */
  readonly token?: string;
  /** True if the member has just signed in. */
  readonly firstTime?: boolean;
  /** True if the member has just signed up. */
  readonly newRegister?: boolean;
}

/** Returns a member's profile as only the member may see it. */
export function viewUser(
  member: Member,
  { language, now }: Pick<Context, 'language' | 'now'>,
  { token, firstTime = false, newRegister = false }: Occasion = {},
): Wire['User'] {
  const { tier, time_zone: zone } = member;
  const priced = pricedTier(member);
  return {
    id: member.id,
    full_name: member.full_name,
    email: member.email,
    phone_no: member.phone_no,
    api_token: token ?? null,
    created_at: wireInstant(member.created_at, zone),
    login_at: wireInstant(member.login_at, zone),
    date_of_birth: member.date_of_birth?.toString() ?? null,
    avatar: member.avatar === null ? null : `/media/avatar/${member.avatar}`,
    point: member.point,
    wallet: formatMoneyString(member.wallet),
    member_no: member.member_no,
    first_time: flag(firstTime),
    level_id: tier.level_id,
    leveling: {
      level_id: tier.level_id,
      level: inLanguage(tier.level, language),
      level_name: inLanguage(tier.level_name, language),
      discount_percent: tierPercent(priced),
      is_freeze_tier: flag(priced.is_freeze_tier),
    },
    new_register: flag(newRegister),
    expired_at: wireInstantOrNull(tier.expires_at, zone),
    is_tier_remind: flag(endsSoon(member, now)),
    is_voucher_remind: flag(member.free_dish_ends_soon),
  };
}
