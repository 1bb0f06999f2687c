import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DishPrice } from '../../../shared/dish/DishPrice.tsx';
import { DishTags } from '../../../shared/dish/DishTags.tsx';
import { OfferNote } from '../../../shared/dish/OfferNote.tsx';
import type { ItemFace } from '../item-props.ts';
import { ItemWords } from './ItemWords.tsx';

interface ItemSummaryProps {
  readonly face: ItemFace;
}

export function ItemSummary({ face }: ItemSummaryProps) {
  const { t } = useTranslation('menu');
  const format = useFormat();
  const { name, description, note, priced, tags, from } = face;
  return (
    <ItemWords
      before={
        <>
          {tags !== undefined && tags.length > 0 && <DishTags tags={tags} />}
          {note !== undefined && note !== '' && <OfferNote text={note} />}
        </>
      }
      name={name}
      price={
        priced && (
          <DishPrice
            dish={priced}
            format={format}
            wasLabel={t('wasPrice')}
            prefix={from ? t('from') : undefined}
            size="lg"
          />
        )
      }
      description={description}
    />
  );
}
