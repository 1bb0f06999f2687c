import { Button } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';
import type { OrderCancelProps } from './use-order-cancel.ts';

interface CancelOrderProps {
  readonly orderId: string;
  readonly cancel: OrderCancelProps;
}

/** Button that cancels an unpaid order after confirmation. */
export function CancelOrder({ orderId, cancel }: CancelOrderProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Button
        wide
        variant="quiet"
        pending={cancel.status === 'running'}
        onClick={() => cancel.onCancel(orderId)}
      >
        {t('cancelOrder')}
      </Button>
      <ConfirmPopup
        open={cancel.status === 'asking'}
        title={t('cancelTitle')}
        confirm={t('cancelConfirm')}
        dismiss={t('cancelKeep')}
        danger
        onConfirm={cancel.onConfirm}
        onDismiss={cancel.onDismiss}
      >
        {t('cancelText')}
      </ConfirmPopup>
    </>
  );
}
