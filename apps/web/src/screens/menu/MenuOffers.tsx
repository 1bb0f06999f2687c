import type { Banner } from '@claypot/sdk';
import { Icon, Picture, Slideshow } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useSlideLabels } from '../parts/useSlideLabels.ts';
import styles from './MenuOffers.module.css';

interface MenuOffersProps {
  readonly banners: readonly Banner[];
  /** The company's offer; empty when there is none. */
  readonly offer: string;
}

/** What the company wants to be seen first, before the dishes. */
export function MenuOffers({ banners, offer }: MenuOffersProps) {
  const { t } = useTranslation('menu');
  const labels = useSlideLabels();
  if (banners.length === 0 && offer === '') return null;
  return (
    <div className={styles.offers}>
      {banners.length > 0 && (
        <Slideshow
          label={t('banners')}
          labels={labels}
          rounded
          slides={banners.map(({ id, image, image_alt }, index) => ({
            id,
            content: <Picture src={image} alt={image_alt} ratio="2/1" priority={index === 0} />,
          }))}
        />
      )}
      {offer !== '' && (
        <p className={styles.offer}>
          <Icon name="flame" size={20} />
          <span>{offer}</span>
        </p>
      )}
    </div>
  );
}
