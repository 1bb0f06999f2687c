import type { Package } from '@claypot/sdk';
import { placesOf } from '../../../face/places.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
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
