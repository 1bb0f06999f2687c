import type { CartView } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { ActionBar, Callout, EmptyState, LinkButton, Skeleton, warningIcon } from '@claypot/ui';
import { useId, useRef } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { PotArt } from '../../../shared/art/PotArt.tsx';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { CART } from '../../../shared/order/SkipLinks.tsx';
import { OrderLine } from '../../checkout/items/OrderLine.tsx';
import styles from './CartPanelView.module.css';

interface CartPanelViewProps {
  readonly cart: Pick<CartView, 'status' | 'cart'>;
  readonly onChangeQty: (id: string, qty: number) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry: () => void;
}

/** Lines, quantities and total of the cart, beside the menu. */
export function CartPanelView({ cart: view, onChangeQty, onRemove, onRetry }: CartPanelViewProps) {
  const { t } = useTranslation(['menu', 'checkout']);
  const format = useFormat();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { cart, status } = view;
  const remove = (id: string) => {
    onRemove(id);
    // The pressed button disappears with its line, so move the focus to the list.
    list.current?.focus();
  };
  return (
    <aside id={CART} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t('yourCart')}
      </h2>
      {status === 'loading' && <Skeleton shape="row" count={3} />}
      {status === 'failed' && <LoadFailed title={t('checkout:cartFailed')} onRetry={onRetry} />}
      {status === 'empty' && (
        <EmptyState
          art={<PotArt />}
          title={t('checkout:emptyTitle')}
          text={t('checkout:emptyText')}
        />
      )}
      {status === 'ready' && cart !== null && (
        <>
          <div className={styles.lines}>
            {cart.blocked && (
              <Callout tone="danger" icon={warningIcon}>
                {t('checkout:blocked')}
              </Callout>
            )}
            <ul ref={list} tabIndex={-1} aria-labelledby={titleId}>
              {cart.lines.map((line) => (
                <OrderLine key={line.id} line={line} onChangeQty={onChangeQty} onRemove={remove} />
              ))}
            </ul>
          </div>
          <ActionBar>
            <p className={styles.total}>
              <span>{t('estimatedTotal')}</span>
              <span className={styles.amount} translate="no">
                {format.money(cart.total_price)}
              </span>
            </p>
            <LinkButton size="lg" wide href={ROUTES.orderConfirmation.path}>
              {t('orderNow')}
            </LinkButton>
          </ActionBar>
        </>
      )}
    </aside>
  );
}
