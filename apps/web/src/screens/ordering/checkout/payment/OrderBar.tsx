import type { OrderTotal } from '@claypot/domain/pricing';
import { ActionBar, Button, useAnnouncedChange } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './OrderBar.module.css';

interface OrderBarProps {
  readonly formId: string;
  readonly total: OrderTotal['total'];
  readonly busy: boolean;
}

export function OrderBar({ formId, total, busy }: OrderBarProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  const amount = format.money(total);
  useAnnouncedChange(`${t('common:total')}: ${amount}`);
  return (
    <ActionBar>
      <p className={styles.total}>
        <span className={styles.label}>{t('common:total')}</span>
        <span className={styles.amount} translate="no">
          {amount}
        </span>
      </p>
      <Button type="submit" form={formId} size="lg" pending={busy}>
        {t('orderNow')}
      </Button>
    </ActionBar>
  );
}
