import type { HotDeal } from '@claypot/sdk';
import { placesOf } from '../../../face/places.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FaceOfItem } from '../item/FaceOfItem.tsx';

const at = placesOf<HotDeal>();

export function Face() {
  const { t } = useTranslation('item');
  return (
    <FaceOfItem
      title={t('dealTitle')}
      of="/hot_deal_detail/:branch/:id"
      name={at('name')}
      image={at('hot_deal_image.0.image')}
    />
  );
}
