import { Button, Icon, repeatIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import type { ReorderProps } from './reorder-props.ts';

export interface ReorderPressProps {
  readonly order: { readonly id: string; readonly sales_order_tx_id: string };
  readonly reorder: Pick<ReorderProps, 'view' | 'onReorder'>;
  readonly size?: 'sm' | 'lg';
  readonly variant?: 'primary' | 'secondary';
}

/** Button that repeats an order. In a list, only the pressed button shows the progress. */
export function ReorderPress(props: ReorderPressProps) {
  const { order, reorder, size = 'sm', variant = 'primary' } = props;
  const { t } = useTranslation('orders');
  const { view, onReorder } = reorder;
  return (
    <Button
      size={size}
      variant={variant}
      wide={size === 'lg'}
      pending={view.busy && view.order_id === order.id}
      aria-label={t('reorderNo', { number: order.sales_order_tx_id })}
      onClick={() => onReorder(order.id)}
    >
      <Icon drawing={repeatIcon} size={size === 'sm' ? 16 : 20} />
      <span>{t('reorder')}</span>
    </Button>
  );
}
