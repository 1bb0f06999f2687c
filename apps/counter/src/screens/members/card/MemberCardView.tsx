import type { MemberView } from '@claypot/counter/members';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import type { CashTopUp } from '@claypot/sdk/counter';
import { Badge, Button, Callout, Card, Icon, infoIcon, walletIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './MemberCardView.module.css';
import { MemberTopUps } from './MemberTopUps.tsx';
import { MemberVouchers } from './MemberVouchers.tsx';

export interface MemberCardViewProps {
  readonly member: MemberView;
  readonly onTopUp: () => void;
  readonly onReturn: (topUp: CashTopUp) => void;
  /** Removes the card, before the next member. */
  readonly onDone: () => void;
}

/** Member who is served: tier, points, wallet, vouchers and today's top-ups. */
export function MemberCardView(props: MemberCardViewProps) {
  const { member, onTopUp, onReturn, onDone } = props;
  const { t } = useTranslation('counterMembers');
  const format = useFormat();
  const nameId = useId();
  const { firstName, isOwn, joinedOn, points, tier, wallet } = member;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card as="section" aria-labelledby={nameId}>
          <div className={styles.head}>
            <h2 id={nameId} className={styles.name}>
              {firstName ?? t('noName')}
            </h2>
            <Badge tone={tier.is_frozen ? 'neutral' : 'action'}>{tier.level_name}</Badge>
          </div>
          <p className={styles.since}>
            {t('since', { date: format.day(joinedOn), year: joinedOn.year })}
          </p>
          <dl className={styles.figures}>
            <div>
              <dt>{t('wallet')}</dt>
              <dd translate="no">{format.money(wallet)}</dd>
            </div>
            <div>
              <dt>{t('points')}</dt>
              <dd translate="no">{format.count(points)}</dd>
            </div>
            <div>
              <dt>{t('tierDiscount')}</dt>
              <dd translate="no">{`${tier.discount_percent}%`}</dd>
            </div>
          </dl>
          {tier.is_frozen && (
            <p className={styles.note}>{t('frozen', { amount: format.money(LEAST_WALLET) })}</p>
          )}
        </Card>
        {isOwn ? (
          <Callout icon={infoIcon} tone="notice" title={t('own')}>
            {t('ownText')}
          </Callout>
        ) : (
          <Button size="lg" wide onClick={onTopUp}>
            <Icon drawing={walletIcon} size={24} />
            <span>{t('topUp')}</span>
          </Button>
        )}
        <Button size="lg" wide variant="secondary" onClick={onDone}>
          {t('next')}
        </Button>
      </div>
      <div className={styles.column}>
        <MemberVouchers fitting={member.fitting} others={member.others} />
        <MemberTopUps topUps={member.topUps} onReturn={isOwn ? undefined : onReturn} />
      </div>
    </div>
  );
}
