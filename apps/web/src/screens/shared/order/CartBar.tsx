import { badge } from '@claypot/domain/account';
import { ROUTES } from '@claypot/domain/routes';
import type { Cents } from '@claypot/sdk';
import { bagIcon, Icon, stickyBottomRef } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './CartBar.module.css';
import { CART } from './SkipLinks.tsx';

interface CartBarProps {
  /** Quantity, and price in cents; the price is null without a loaded cart. */
  readonly cart: { readonly total_qty: number; readonly total_price: Cents | null };
}

/** Returns false while the cart is empty or not loaded. */
export function hasCartBar({ total_qty, total_price }: CartBarProps['cart']): boolean {
  return total_qty > 0 && total_price !== null;
}

/**
 * Bar with the cart's quantity and total that links to the checkout. Renders nothing while the cart
 * is empty or not loaded.
 */
export function CartBar({ cart: { total_qty, total_price } }: CartBarProps) {
  const { t } = useTranslation('menu');
  const format = useFormat();
  if (total_qty === 0 || total_price === null) return null;
  return (
    <aside
      ref={stickyBottomRef}
      data-sticky-bar=""
      aria-label={t('yourCart')}
      className={styles.float}
    >
      <a id={CART} href={ROUTES.orderConfirmation.path} className={styles.bar}>
        <span className={styles.bag}>
          <Icon drawing={bagIcon} />
          {/* The key remounts the element, so that its animation runs for each change. */}
          <span key={total_qty} aria-hidden="true" className={styles.count} translate="no">
            {badge(total_qty, 'list')}
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.total} translate="no">
            {format.money(total_price)}
          </span>
          <span className={styles.note}>
            {`${t('items', { count: total_qty })} · ${t('estimatedTotal')}`}
          </span>
        </span>
        <span className={styles.order}>{t('orderNow')}</span>
      </a>
    </aside>
  );
}
