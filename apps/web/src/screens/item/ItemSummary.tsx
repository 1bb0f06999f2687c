import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { DishPrice } from '../parts/DishPrice.tsx';
import { DishTags } from '../parts/DishTags.tsx';
import { OfferNote } from '../parts/OfferNote.tsx';
import styles from './ItemSummary.module.css';
import type { ItemFace } from './item-props.ts';

interface ItemSummaryProps {
  readonly face: ItemFace;
}

/** Name, base price and what is in it. */
export function ItemSummary({ face }: ItemSummaryProps) {
  const { t } = useTranslation('menu');
  const format = useFormat();
  const { name, description, note, priced, tags, from } = face;
  return (
    <div className={styles.summary}>
      {tags !== undefined && tags.length > 0 && <DishTags tags={tags} />}
      {note !== undefined && note !== '' && <OfferNote text={note} />}
      <h2 className={styles.name}>{name}</h2>
      {priced && (
        <DishPrice
          dish={priced}
          format={format}
          wasLabel={t('wasPrice')}
          prefix={from ? t('from') : undefined}
          size="lg"
        />
      )}
      {description !== '' && <p className={styles.description}>{description}</p>}
    </div>
  );
}
