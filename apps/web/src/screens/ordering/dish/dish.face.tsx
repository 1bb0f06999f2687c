import type { Dish } from '@claypot/sdk';
import { placesOf } from '../../../face/places.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FaceOfItem } from '../item/FaceOfItem.tsx';

const at = placesOf<Dish>();

export function Face() {
  const { t } = useTranslation('item');
  return (
    <FaceOfItem
      title={t('title')}
      of="/dish_detail/:branch/:id"
      name={at('name')}
      image={at('dish_image.0.image')}
      description={at('description')}
    />
  );
}
