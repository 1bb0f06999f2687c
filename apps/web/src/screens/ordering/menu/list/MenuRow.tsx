import type { Format, Translate } from '@claypot/i18n';
import type { DishSummary, DishTag } from '@claypot/sdk';
import { Badge, cx, Picture } from '@claypot/ui';
import { memo } from 'react';
import { DishPrice } from '../../../shared/dish/DishPrice.tsx';
import { DishTags } from '../../../shared/dish/DishTags.tsx';
import type { CartOfRows } from './cart-of-rows.ts';
import styles from './MenuRow.module.css';
import { RowQuantity } from './RowQuantity.tsx';

type Words = Translate<'menu', 'common'>;

interface MenuRowProps {
  /** ID of the item in the menu. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly tags?: readonly DishTag[];
  /** Null if there is no price. */
  readonly priced: Pick<DishSummary, 'price' | 'price_after_discount'> | null;
  readonly deal?: boolean;
  /** True if the price is the lowest of several. */
  readonly from?: boolean;
  readonly soldOut: boolean;
  /** Path of the item's page; null if it has none. */
  readonly path: string | null;
  /** The dish that the + button adds; null if it has options or the list adds nothing. */
  readonly addable: DishSummary | null;
  readonly inCart: CartOfRows;
  readonly t: Words;
  readonly format: Format;
}

/**
 * A dish, package or deal. The whole row except the + button links to its page, unless it is sold
 * out.
 */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { name, description, image, tags, priced, deal, from, soldOut, path } = props;
  const { id, addable, inCart, t, format } = props;
  return (
    <li className={cx(styles.row, soldOut && styles.gone)}>
      <div className={styles.photo} data-item-picture="">
        <Picture src={image} alt="" ratio="1/1" rounded muted={soldOut} />
        {soldOut && <span className={styles.soldOut}>{t('common:soldOut')}</span>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {path === null ? (
            name
          ) : (
            <a href={path} className={styles.link}>
              {name}
            </a>
          )}
        </h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
        {tags !== undefined && tags.length > 0 && <DishTags tags={tags} />}
        {deal && (
          <span>
            <Badge tone="action">{t('hotDeal')}</Badge>
          </span>
        )}
        <div className={styles.foot}>
          {priced && (
            <DishPrice
              dish={priced}
              format={format}
              wasLabel={t('wasPrice')}
              prefix={from ? t('from') : undefined}
            />
          )}
          {!soldOut && <RowQuantity id={id} name={name} dish={addable} inCart={inCart} t={t} />}
        </div>
      </div>
    </li>
  );
});
