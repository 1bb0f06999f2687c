import type { TopUpView } from '@claypot/domain/loyalty';
import { ROUTES } from '@claypot/domain/routes';
import type { TopUpTier } from '@claypot/sdk';
import {
  ActionBar,
  checkIcon,
  Icon,
  LinkButton,
  Screen,
  TopBar,
  useAnnouncement,
} from '@claypot/ui';
import { useEffect, useId, useRef } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NewTierCard } from './NewTierCard.tsx';
import styles from './TopUpDoneView.module.css';

interface TopUpDoneViewProps {
  readonly back: Back;
  readonly outcome: NonNullable<TopUpView['outcome']>;
}

export function TopUpDoneView({ back, outcome }: TopUpDoneViewProps) {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  const { amount, tier, wallet } = outcome;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sum = format.money(amount);
  const title = useTitle(tier, sum);
  const hasVouchers = tier !== null && tier.voucher_count > 0;
  const isNew = tier !== null && tier.change !== 'kept';

  // The progress view was replaced, so move the focus and announce the result.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useAnnouncement(title);

  return (
    <Screen
      ground="surface"
      top={<TopBar title={t('title')} back={back} />}
      bottom={
        <ActionBar>
          <div className={styles.ways}>
            {hasVouchers && (
              <LinkButton href={ROUTES.myVouchers.path} size="lg" wide>
                {t('seeVouchers')}
              </LinkButton>
            )}
            <LinkButton href={ROUTES.transactionHistory.path} variant="secondary" size="lg" wide>
              {t('seeHistory')}
            </LinkButton>
            <LinkButton href={ROUTES.home.path} variant="quiet" wide>
              {t('order')}
            </LinkButton>
          </div>
        </ActionBar>
      }
    >
      <section aria-labelledby={titleId} className={styles.done}>
        {isNew ? (
          <NewTierCard tier={tier} />
        ) : (
          <span className={styles.art}>
            <Icon drawing={checkIcon} size={28} className={styles.icon} />
          </span>
        )}
        <div className={styles.words}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {isNew && <p className={styles.text}>{t('doneLead', { amount: sum })}</p>}
          {hasVouchers && (
            <p className={styles.text}>{t('newVouchers', { count: tier.voucher_count })}</p>
          )}
          {tier !== null && tier.monthly_voucher_count > 1 && (
            <p className={styles.text}>
              {t('monthlyVouchers', { number: format.count(tier.monthly_voucher_count) })}
            </p>
          )}
        </div>
        {wallet !== null && (
          <dl className={styles.balance}>
            <dt>{t('balance')}</dt>
            <dd className={styles.figure} translate="no">
              {format.money(wallet)}
            </dd>
          </dl>
        )}
      </section>
    </Screen>
  );
}

function useTitle(tier: TopUpTier | null, sum: string): string {
  const { t } = useTranslation('topUp');
  switch (tier?.change) {
    case 'reached':
      return t('reachedTitle', { tier: tier.level_name });
    case 'renewed':
      return t('renewedTitle', { tier: tier.level_name });
    default:
      return t('doneTitle', { amount: sum });
  }
}
