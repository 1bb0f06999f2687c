import { type Member, ROUTES, type TierBenefit } from '@claypot/domain';
import { formatPhone } from '@claypot/i18n';
import { Avatar, IconLink, qrCodeIcon } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { CardFigures } from '../parts/tier/CardFigures.tsx';
import { TierChip } from '../parts/tier/TierChip.tsx';
import { TierSurface } from '../parts/tier/TierSurface.tsx';
import { inFours } from './in-fours.ts';
import styles from './MemberCard.module.css';

interface MemberCardProps {
  readonly member: Member;
  readonly benefit: TierBenefit;
  /** The loyalty programme's name. */
  readonly programme: string;
}

/** The membership card: who it is, their tier, and what is on it. */
export function MemberCard({ member, benefit, programme }: MemberCardProps) {
  const { t } = useTranslation(['me', 'code']);
  const format = useFormat();
  const nameId = useId();
  const { avatar, expired_at, full_name, leveling, member_no, phone_no } = member;
  const phone = formatPhone(phone_no);
  const day = (instant: string) => format.fullDate(Temporal.Instant.from(instant));
  return (
    <TierSurface
      as="section"
      level={leveling.level_id}
      aria-labelledby={nameId}
      className={styles.card}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.programme}>{programme}</p>
          <p className={styles.soft}>
            {expired_at === null
              ? leveling.level
              : t('levelUntil', { level: leveling.level, date: day(expired_at) })}
          </p>
        </div>
        <TierChip name={leveling.level_name} />
      </div>
      <CardFigures point={member.point} wallet={member.wallet} />
      {benefit.percent > 0 && (
        <p className={styles.benefit}>{t('discount', { percent: benefit.percent })}</p>
      )}
      {benefit.frozen && <p className={styles.benefit}>{t('frozen')}</p>}
      <div className={styles.holder}>
        <Avatar src={avatar} look="inverse" />
        <div className={styles.words}>
          <h2 id={nameId} className={styles.name}>
            {full_name ?? phone}
          </h2>
          <dl className={styles.facts}>
            <Fact label={t('memberNo')}>{inFours(member_no)}</Fact>
            <Fact label={t('memberSince')}>{day(member.created_at)}</Fact>
          </dl>
        </div>
        <IconLink
          icon={qrCodeIcon}
          label={t('code:title')}
          look="plate"
          href={ROUTES.qrCode.path}
        />
      </div>
    </TierSurface>
  );
}

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FigureProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
