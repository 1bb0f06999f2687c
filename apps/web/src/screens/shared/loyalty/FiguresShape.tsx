import { ROUTES } from '@claypot/domain/routes';
import { chevronRightIcon, Icon, LinkButton, plusIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './CardFigures.module.css';

interface FiguresShapeProps {
  readonly points: string;
  /** Amount without currency. */
  readonly balance: string;
  /** Accessible name of the balance's link, including the currency. */
  readonly balanceLabel?: string;
}

/** Layout of points and balance, shared by the screen and the server-rendered page. */
export function FiguresShape({ balance, balanceLabel, points }: FiguresShapeProps) {
  const { t } = useTranslation('me');
  return (
    <div className={styles.row}>
      <dl className={styles.figures}>
        <Figure label={t('points')}>{points}</Figure>
        <Figure label={t('balance')}>
          <a
            href={ROUTES.transactionHistory.path}
            aria-label={balanceLabel}
            className={styles.history}
          >
            <span className={styles.currency}>RM</span>
            {'\u00a0'}
            <span>{balance}</span>
            <Icon drawing={chevronRightIcon} size={20} className={styles.arrow} />
          </a>
        </Figure>
      </dl>
      <LinkButton href={ROUTES.topUp.path} variant="plate">
        <Icon drawing={plusIcon} size={20} />
        <span>{t('topUp')}</span>
      </LinkButton>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure} translate="no">
        {children}
      </dd>
    </div>
  );
}
