import { badge } from '@claypot/domain/account';
import { MOST_OF_ONE_LINE } from '@claypot/domain/ordering';
import type { Translate } from '@claypot/i18n';
import type { DishSummary } from '@claypot/sdk';
import { cx, Icon, minusIcon, plusIcon, VisuallyHidden } from '@claypot/ui';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { CartOfRows } from './cart-of-rows.ts';
import styles from './RowQuantity.module.css';

interface RowQuantityProps {
  /** The item's, by which the menu lists it. */
  readonly id: string;
  readonly name: string;
  /** The dish that a press puts into the cart; null for what opens instead, to be chosen of. */
  readonly dish: DishSummary | null;
  readonly inCart: CartOfRows;
  readonly t: Translate<'menu', 'common'>;
}

/** How many of an item are in the cart, with one more and one less of what needs no choice. */
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

/** The row itself leads on: this only shows that there is something to add. */
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
    // With the last one its button goes: keys go on from the one that stays.
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
        disabled={qty >= MOST_OF_ONE_LINE}
        onClick={() => inCart.addOne(dish)}
      >
        <Icon drawing={plusIcon} size={16} />
      </button>
    </span>
  );
}
