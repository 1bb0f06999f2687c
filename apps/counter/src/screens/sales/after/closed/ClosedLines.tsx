import type { BillLine } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { Section } from '../../../shared/layout/Section.tsx';
import styles from '../../pay/shared/Pay.module.css';

/** Items of a closed bill. Nothing without one. */
export function ClosedLines({ lines }: { readonly lines: readonly BillLine[] }) {
  const { t } = useTranslation('counterPay');
  const format = useFormat();
  if (lines.length === 0) return null;
  return (
    <Section title={t('closedLines')}>
      <ul className={styles.list}>
        {lines.map(({ choices, dishes, id, line_total, name, qty }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.text}>
              <strong>{t('lineOf', { qty, name })}</strong>
              {choices.length > 0 && <span className={styles.hint}>{choices.join(', ')}</span>}
              {dishes.map((dish) => (
                <span key={dish.name + dish.choices.join()} className={styles.hint}>
                  {t('lineOf', { qty: dish.qty, name: [dish.name, ...dish.choices].join(', ') })}
                </span>
              ))}
            </span>
            <span translate="no">{format.money(line_total)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
