import type { DishSummary } from '@claypot/sdk';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { DishPrice } from '../parts/DishPrice.tsx';
import { DishTags } from '../parts/DishTags.tsx';
import styles from './DishSummaryText.module.css';

interface DishSummaryTextProps {
  readonly dish: Pick<
    DishSummary,
    'name' | 'description' | 'price' | 'price_after_discount' | 'tags'
  >;
}

/** Name, base price and what is in it. */
export function DishSummaryText({ dish }: DishSummaryTextProps) {
  const { t } = useTranslation('menu');
  const format = useFormat();
  return (
    <div className={styles.summary}>
      {dish.tags.length > 0 && <DishTags tags={dish.tags} />}
      <h2 className={styles.name}>{dish.name}</h2>
      <DishPrice dish={dish} format={format} wasLabel={t('wasPrice')} size="lg" />
      {dish.description !== '' && <p className={styles.description}>{dish.description}</p>}
    </div>
  );
}
