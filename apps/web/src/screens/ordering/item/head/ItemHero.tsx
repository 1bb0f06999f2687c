import { Picture, Slideshow } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useSlideLabels } from '../../../shared/banners/use-slide-labels.ts';
import type { ItemFace } from '../item-props.ts';

interface ItemHeroProps {
  readonly face: Pick<ItemFace, 'name' | 'images'>;
  readonly soldOut: boolean;
}

/** Full-width picture of the item; several pictures form a slideshow. */
export function ItemHero({ face: { name, images }, soldOut }: ItemHeroProps) {
  const { t } = useTranslation('item');
  const labels = useSlideLabels();
  if (images.length < 2) {
    return <Picture src={images[0]?.image ?? null} alt={name} priority muted={soldOut} />;
  }
  return (
    <Slideshow
      label={t('pictures', { dish: name })}
      labels={labels}
      slides={images.map(({ image }, index) => ({
        id: image,
        content: <Picture src={image} alt={name} priority={index === 0} muted={soldOut} />,
      }))}
    />
  );
}
