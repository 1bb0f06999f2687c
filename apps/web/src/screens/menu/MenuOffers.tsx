import type { Banner } from '@claypot/sdk';
import { useTranslation } from '../../app/useTranslation.ts';
import { BannerSlides } from '../parts/BannerSlides.tsx';
import { OfferNote } from '../parts/OfferNote.tsx';
import styles from './MenuOffers.module.css';

interface MenuOffersProps {
  readonly banners: readonly Banner[];
  /** The company's offer; empty when there is none. */
  readonly offer: string;
}

/** What the company wants to be seen first, before the dishes. */
export function MenuOffers({ banners, offer }: MenuOffersProps) {
  const { t } = useTranslation('menu');
  if (banners.length === 0 && offer === '') return null;
  return (
    <div className={styles.offers}>
      {banners.length > 0 && <BannerSlides label={t('banners')} banners={banners} />}
      {offer !== '' && <OfferNote text={offer} />}
    </div>
  );
}
