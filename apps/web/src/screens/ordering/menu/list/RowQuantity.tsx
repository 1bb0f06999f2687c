import { badge } from '@claypot/domain/account';
import { MAX_LINE_QTY } from '@claypot/domain/ordering';
import type { Translate } from '@claypot/i18n';
import type { DishSummary } from '@claypot/sdk';
import { cx, Icon, minusIcon, plusIcon, VisuallyHidden } from '@claypot/ui';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { CartOfRows } from './cart-of-rows.ts';
import styles from './RowQuantity.module.css';

interface RowQuantityProps {
  /** ID of the item in the menu. */
  readonly id: string;
  readonly name: string;
  /** The dish that the + button adds; null if it has options or the list adds nothing. */
  readonly dish: DishSummary | null;
  readonly inCart: CartOfRows;
  readonly t: Translate<'menu', 'common'>;
}

/** Quantity of an item in the cart, with + and − buttons if the item can be added from the list. */
export function RowQuantity({ id, name, dish, inCart, t }: RowQuantityProps) {
  const subscribe = useCallback(
    (changed: () => void) => inCart.subscribe(id, changed),
    [inCart, id],
  );
  const qty = useSyncExternalStore(
    subscribe,
    () => inCart.qtyOf(id),
    () => 0,
  );
  return dish === null ? (
    <Mark qty={qty} t={t} />
  ) : (
    <Steps name={name} qty={qty} dish={dish} inCart={inCart} t={t} />
  );
}

/**
 * Decorative + mark, or the quantity in the cart. It is no button, because the row itself is the
 * link.
 */
function Mark({ qty, t }: Pick<RowQuantityProps, 't'> & { readonly qty: number }) {
  if (qty === 0) {
    return (
      <span className={styles.mark}>
        <Icon drawing={plusIcon} size={16} />
      </span>
    );
  }
  return (
    <span className={cx(styles.mark, styles.added)}>
      <span aria-hidden="true" translate="no">
        {badge(qty, 'list')}
      </span>
      <VisuallyHidden>{t('inCart', { count: qty })}</VisuallyHidden>
    </span>
  );
}

interface StepsProps extends Pick<RowQuantityProps, 'name' | 'inCart' | 't'> {
  readonly qty: number;
  readonly dish: DishSummary;
}

function Steps({ name, qty, dish, inCart, t }: StepsProps) {
  const more = useRef<HTMLButtonElement>(null);
  const less = () => {
    // The − button disappears with the last piece, so move the focus to the + button.
    if (qty === 1) more.current?.focus({ preventScroll: true });
    inCart.takeOne(dish.id);
  };
  return (
    <span className={cx(styles.steps, qty > 0 && styles.filled)}>
      {qty > 0 && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={t('menu:takeOne', { name })}
            onClick={less}
          >
            <Icon drawing={minusIcon} size={16} />
          </button>
          <span key={qty} className={styles.count}>
            <span aria-hidden="true" translate="no">
              {badge(qty, 'list')}
            </span>
            <VisuallyHidden>{t('inCart', { count: qty })}</VisuallyHidden>
          </span>
        </>
      )}
      <button
        ref={more}
        type="button"
        className={cx(styles.step, styles.more)}
        aria-label={t('menu:addOne', { name })}
        disabled={qty >= MAX_LINE_QTY}
        onClick={() => inCart.addOne(dish)}
      >
        <Icon drawing={plusIcon} size={16} />
      </button>
    </span>
  );
}
