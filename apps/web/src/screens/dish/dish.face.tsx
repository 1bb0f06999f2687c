import type { Dish } from '@claypot/sdk';
import { useTranslation } from '../../app/useTranslation.ts';
import { placesOf } from '../../face/places.ts';
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
