import type { MenuDish } from '@claypot/domain';
import type { Format } from '@claypot/i18n';
import { cx, Icon, Picture, VisuallyHidden } from '@claypot/ui';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { DishPrice } from '../parts/DishPrice.tsx';
import { DishTags } from '../parts/DishTags.tsx';
import styles from './DishRow.module.css';

type Words = TFunction<['menu', 'common']>;

interface DishRowProps extends MenuDish {
  /** Pieces of it in the cart. */
  readonly qty: number;
  /** In the first view: its picture is fetched at once. */
  readonly priority: boolean;
  readonly t: Words;
  readonly format: Format;
}

/** One dish of the menu; all of it leads to the dish, unless it is sold out. */
export const DishRow = memo(function DishRow({
  dish,
  path,
  soldOut,
  qty,
  priority,
  t,
  format,
}: DishRowProps) {
  return (
    <li className={cx(styles.row, soldOut && styles.gone)}>
      <div className={styles.photo}>
        <Picture
          src={dish.dish_image[0]?.image ?? null}
          alt=""
          ratio="1/1"
          rounded
          priority={priority}
          muted={soldOut}
        />
        {soldOut && <span className={styles.soldOut}>{t('common:soldOut')}</span>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {path === null ? (
            dish.name
          ) : (
            <a href={path} className={styles.link}>
              {dish.name}
            </a>
          )}
        </h3>
        {dish.description !== '' && <p className={styles.description}>{dish.description}</p>}
        {dish.tags.length > 0 && <DishTags tags={dish.tags} />}
        <div className={styles.foot}>
          <DishPrice dish={dish} format={format} wasLabel={t('wasPrice')} />
          {!soldOut && <Quantity qty={qty} t={t} />}
        </div>
      </div>
    </li>
  );
});

/** How many are in the cart already, or that one can be added. */
function Quantity({ qty, t }: { readonly qty: number; readonly t: Words }) {
  if (qty === 0) {
    return (
      <span className={styles.add}>
        <Icon name="plus" size={16} />
      </span>
    );
  }
  return (
    <span className={cx(styles.add, styles.added)}>
      <span aria-hidden="true">{qty}</span>
      <VisuallyHidden>{t('inCart', { count: qty })}</VisuallyHidden>
    </span>
  );
}
