import type { Member, TierBenefit } from '@claypot/domain/account';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import { formatPhone } from '@claypot/i18n';
import { Avatar } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import { CardFigures } from '../../../shared/loyalty/CardFigures.tsx';
import { inFours } from './in-fours.ts';
import { CardBenefit, CardStanding, MemberCardShape } from './MemberCardShape.tsx';

interface MemberCardProps {
  readonly member: Member;
  readonly benefit: TierBenefit;
  readonly programme: string;
}

export function MemberCard({ member, benefit, programme }: MemberCardProps) {
  const { t } = useTranslation('me');
  const format = useFormat();
  const { avatar, expired_at, full_name, leveling, member_no, phone_no } = member;
  const day = (instant: string) => format.fullDate(Temporal.Instant.from(instant));
  return (
    <MemberCardShape
      level={leveling.level_id}
      programme={programme}
      standing={
        expired_at !== null && (
          <CardStanding>{t('tierUntil', { date: day(expired_at) })}</CardStanding>
        )
      }
      tier={leveling.level_name}
      figures={<CardFigures point={member.point} wallet={member.wallet} />}
      benefit={
        <>
          {benefit.percent > 0 && (
            <CardBenefit>{t('discount', { percent: benefit.percent })}</CardBenefit>
          )}
          {benefit.frozen && (
            <CardBenefit>{t('frozen', { amount: format.money(LEAST_WALLET) })}</CardBenefit>
          )}
        </>
      }
      picture={<Avatar src={avatar} look="inverse" />}
      name={full_name ?? <NoWrap>{formatPhone(phone_no)}</NoWrap>}
      number={inFours(member_no)}
      since={day(member.created_at)}
    />
  );
}
