import type { DishSummary } from '@claypot/sdk';
import { Picture, Slideshow } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useSlideLabels } from '../parts/useSlideLabels.ts';

interface DishHeroProps {
  readonly dish: Pick<DishSummary, 'name' | 'dish_image'>;
  readonly soldOut: boolean;
}

/** The dish as large as the screen is wide; several pictures can be swiped through. */
export function DishHero({ dish: { name, dish_image }, soldOut }: DishHeroProps) {
  const { t } = useTranslation('item');
  const labels = useSlideLabels();
  if (dish_image.length < 2) {
    return <Picture src={dish_image[0]?.image ?? null} alt={name} priority muted={soldOut} />;
  }
  return (
    <Slideshow
      label={t('pictures', { dish: name })}
      labels={labels}
      slides={dish_image.map(({ image }, index) => ({
        id: image,
        content: <Picture src={image} alt={name} priority={index === 0} muted={soldOut} />,
      }))}
    />
  );
}
