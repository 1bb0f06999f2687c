import type { ItemView } from '@claypot/domain/ordering';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ItemPage } from '../item/ItemPage.tsx';
import type { ItemProps } from '../item/item-props.ts';

export function DishView(props: ItemProps<ItemView>) {
  const { t } = useTranslation('item');
  const { dish, offered } = props.item;
  return (
    <ItemPage
      {...props}
      title={t('title')}
      face={
        dish && {
          ...dish,
          images: dish.dish_image,
          priced: offered,
          from: offered?.from ?? false,
        }
      }
    />
  );
}
