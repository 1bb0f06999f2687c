import type { Package } from '@claypot/sdk';
import { useTranslation } from '../../app/useTranslation.ts';
import { placesOf } from '../../face/places.ts';
import { FaceOfItem } from '../item/FaceOfItem.tsx';

const at = placesOf<Package>();

export function Face() {
  const { t } = useTranslation('item');
  return (
    <FaceOfItem
      title={t('packageTitle')}
      of="/package_detail/:branch/:id"
      name={at('package_name')}
      image={at('package_image.0.image')}
      description={at('description')}
    />
  );
}
