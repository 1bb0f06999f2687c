import { badge } from '@claypot/domain';
import type { Format, Translate } from '@claypot/i18n';
import type { DishSummary, DishTag } from '@claypot/sdk';
import { Badge, cx, Icon, Picture, plusIcon, VisuallyHidden } from '@claypot/ui';
import { memo } from 'react';
import { DishPrice } from '../parts/DishPrice.tsx';
import { DishTags } from '../parts/DishTags.tsx';
import styles from './MenuRow.module.css';

type Words = Translate<'menu', 'common'>;

interface MenuRowProps {
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly tags?: readonly DishTag[];
  /** Null where there is no price to be had. */
  readonly priced: Pick<DishSummary, 'price' | 'price_after_discount'> | null;
  readonly deal?: boolean;
  /** The price is where prices begin. */
  readonly from?: boolean;
  readonly soldOut: boolean;
  /** Its own screen; null for what does not open. */
  readonly path: string | null;
  /** Pieces of it in the cart. */
  readonly qty: number;
  /** In the first view: its picture is fetched at once. */
  readonly priority: boolean;
  readonly t: Words;
  readonly format: Format;
}

/** One dish, package or deal; all of the row leads to it, unless it is sold out. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { name, description, image, tags, priced, deal, from, soldOut, path, qty } = props;
  const { priority, t, format } = props;
  return (
    <li className={cx(styles.row, soldOut && styles.gone)}>
      <div className={styles.photo} data-item-picture="">
        <Picture src={image} alt="" ratio="1/1" rounded priority={priority} muted={soldOut} />
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
        <Icon drawing={plusIcon} size={16} />
      </span>
    );
  }
  return (
    <span className={cx(styles.add, styles.added)}>
      <span aria-hidden="true">{badge(qty, 'list')}</span>
      <VisuallyHidden>{t('inCart', { count: qty })}</VisuallyHidden>
    </span>
  );
}
