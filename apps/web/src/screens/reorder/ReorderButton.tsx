import { Button, Icon, repeatIcon } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { ConfirmReorderPopup } from './ConfirmReorderPopup.tsx';
import type { ReorderProps } from './reorder-props.ts';
import { SkippedPopup } from './SkippedPopup.tsx';

interface ReorderButtonProps {
  readonly order: { readonly id: string; readonly sales_order_tx_id: string };
  readonly reorder: ReorderProps;
  readonly size?: 'sm' | 'lg';
  readonly variant?: 'primary' | 'secondary';
}

/** Orders the same again, with the questions and news that come with it. */
export function ReorderButton(props: ReorderButtonProps) {
  const { order, reorder, size = 'sm', variant = 'primary' } = props;
  const { t } = useTranslation('orders');
  const { view, onReorder, onConfirm, onDismiss, onContinue } = reorder;
  return (
    <>
      <Button
        size={size}
        variant={variant}
        wide={size === 'lg'}
        pending={view.busy}
        aria-label={t('reorderNo', { number: order.sales_order_tx_id })}
        onClick={() => onReorder(order.id)}
      >
        <Icon drawing={repeatIcon} size={size === 'sm' ? 16 : 20} />
        {t('reorder')}
      </Button>
      <ConfirmReorderPopup open={view.confirming} onConfirm={onConfirm} onDismiss={onDismiss} />
      <SkippedPopup skipped={view.skipped} onContinue={onContinue} onDismiss={onDismiss} />
    </>
  );
}
