import type { CashTopUp } from '@claypot/sdk/counter';
import { Badge, Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './MemberCardView.module.css';

interface MemberTopUpsProps {
  readonly topUps: readonly CashTopUp[];
  /** Undefined if the person may not return one. */
  readonly onReturn: ((topUp: CashTopUp) => void) | undefined;
}

/** Cash top-ups of a member on this business day. Nothing without one. */
export function MemberTopUps({ topUps, onReturn }: MemberTopUpsProps) {
  const { t } = useTranslation('counterMembers');
  const format = useFormat();
  if (topUps.length === 0) return null;
  return (
    <Section title={t('topUpsToday')}>
      <ul className={styles.list}>
        {topUps.map((topUp) => {
          const { amount, at, id, reference, staff_name, state } = topUp;
          return (
            <li key={id} className={styles.withAction}>
              <span className={styles.item}>
                <span className={styles.row}>
                  <strong translate="no">{format.money(amount)}</strong>
                  {state === 'returned' && <Badge>{t('returned')}</Badge>}
                </span>
                <span className={styles.facts}>
                  <span>
                    {t('topUpBy', {
                      time: format.time(Temporal.Instant.from(at)),
                      name: staff_name,
                    })}
                  </span>
                  <span translate="no">{reference}</span>
                </span>
              </span>
              {state === 'credited' && onReturn && (
                <Button
                  variant="secondary"
                  aria-label={t('returnTitle', { amount: format.money(amount) })}
                  onClick={() => onReturn(topUp)}
                >
                  {t('returnTopUp')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
