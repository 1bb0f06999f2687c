import { expectedTime } from '@claypot/domain/ordering';
import { expectedTimeText } from '@claypot/i18n';
import type { SalesOrder } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './OrderBanner.module.css';

/** Statuses for which the estimated time is shown. Other paid orders have one too. */
const WAITED_FOR: readonly string[] = ['PENDING', 'PREPARING', 'DELIVERING'];

/**
 * Expected time in large type, because customers open the page for it: the requested slot, else the
 * estimate.
 */
export function WhenExpected({ order }: { readonly order: SalesOrder }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  if (!WAITED_FOR.includes(order.status)) return null;
  const time = expectedTime(order);
  if (time === null) return null;
  const { end, start } = time;
  return (
    <p className={styles.when}>
      <span className={styles.whenLabel}>
        {expectedTimeText(i18n, order.delivery_method, end !== null)}
      </span>
      <span className={styles.time}>
        {end === null ? format.time(start) : format.timeRange(start, end)}
      </span>
      {end !== null && <span className={styles.whenLabel}>{format.date(start)}</span>}
    </p>
  );
}
