import type { ShownCart } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { Callout, Icon, LinkButton, plusIcon, warningIcon } from '@claypot/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import type { FormActions } from '../form-actions.ts';
import styles from './OrderItems.module.css';
import { OrderLine } from './OrderLine.tsx';

interface OrderItemsProps {
  readonly cart: ShownCart;
  readonly actions: Pick<FormActions, 'changeQty' | 'remove'>;
}

export function OrderItems({ cart, actions }: OrderItemsProps) {
  const { t } = useTranslation('checkout');
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    actions.remove(id);
    // The pressed button disappears with its line, so move the focus to the list.
    list.current?.focus();
  };
  return (
    <TitledCard
      title={t('items')}
      action={
        <LinkButton href={ROUTES.menu.path} size="sm" variant="quiet">
          <Icon drawing={plusIcon} size={16} />
          <span>{t('addMore')}</span>
        </LinkButton>
      }
    >
      {cart.blocked && (
        <Callout tone="danger" icon={warningIcon}>
          {t('blocked')}
        </Callout>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('items')} className={styles.list}>
        {cart.lines.map((line) => (
          <OrderLine key={line.id} line={line} onChangeQty={actions.changeQty} onRemove={remove} />
        ))}
      </ul>
    </TitledCard>
  );
}
