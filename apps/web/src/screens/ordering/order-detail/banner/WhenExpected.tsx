import { expectedTimeText } from '@claypot/i18n';
import type { SalesOrder } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './OrderBanner.module.css';

/** Statuses for which the estimated time is shown. Other paid orders have one too. */
const WAITED_FOR: readonly string[] = ['PREPARING', 'DELIVERING'];

/** Estimated time in large type, because customers open the page for it. */
export function WhenExpected({ order }: { readonly order: SalesOrder }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const at = order.estimated_time;
  if (at === null || !WAITED_FOR.includes(order.status)) return null;
  const moment = Temporal.Instant.from(at);
  return (
    <p className={styles.when}>
      <span className={styles.whenLabel}>{expectedTimeText(i18n, order.delivery_method)}</span>
      <span className={styles.time}>{format.time(moment)}</span>
      {order.delivery_time !== null && (
        <span className={styles.whenLabel}>{format.date(moment)}</span>
      )}
    </p>
  );
}
