import type { CartTotal } from '@claypot/sdk';
import { Breakdown, Button, Popup } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './popups.module.css';

interface PriceChangedPopupProps {
  readonly open: boolean;
  readonly total: CartTotal | null;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

export function PriceChangedPopup({ open, total, onConfirm, onDismiss }: PriceChangedPopupProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  return (
    <Popup
      open={open}
      title={t('priceChangedTitle')}
      onClose={onDismiss}
      actions={
        total && (
          <>
            <Button wide size="lg" onClick={onConfirm}>
              {t('orderAt', { total: format.money(total.final_total_amount) })}
            </Button>
            <Button wide variant="quiet" onClick={onDismiss}>
              {t('notYet')}
            </Button>
          </>
        )
      }
    >
      <span>{t('priceChangedText')}</span>
      {total && (
        <div className={styles.box}>
          <Breakdown
            lines={[
              { label: t('subtotal'), amount: format.money(total.subtotal) },
              { label: t('tax'), amount: format.money(total.tax_amount), tone: 'soft' },
            ]}
            total={{ label: t('common:total'), amount: format.money(total.final_total_amount) }}
          />
        </div>
      )}
    </Popup>
  );
}
