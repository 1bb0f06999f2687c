import { type Member, ROUTES } from '@claypot/domain';
import { chevronRightIcon, Icon, LinkButton, plusIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/useFormat.ts';
import { useTranslation } from '../../../app/useTranslation.ts';
import styles from './CardFigures.module.css';

/**
 * What is on a member's card: points, and the balance, which leads to what it came from, with the
 * way to more of it.
 */
export function CardFigures({ point, wallet }: Pick<Member, 'point' | 'wallet'>) {
  const { t } = useTranslation('me');
  const format = useFormat();
  return (
    <div className={styles.row}>
      <dl className={styles.figures}>
        <Figure label={t('points')}>{format.count(point)}</Figure>
        <Figure label={t('balance')}>
          <a
            href={ROUTES.transactionHistory.path}
            aria-label={t('balanceHistory', { amount: format.money(wallet) })}
            className={styles.history}
          >
            <span className={styles.currency}>RM</span> {format.amount(wallet)}
            <Icon drawing={chevronRightIcon} size={20} className={styles.arrow} />
          </a>
        </Figure>
      </dl>
      <LinkButton href={ROUTES.topUp.path} variant="plate">
        <Icon drawing={plusIcon} size={20} />
        {t('topUp')}
      </LinkButton>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
