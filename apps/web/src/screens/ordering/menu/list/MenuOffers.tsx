import type { Banner } from '@claypot/sdk';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { BannerSlides } from '../../../shared/banners/BannerSlides.tsx';
import { StillBanner } from '../../../shared/banners/StillBanner.tsx';
import { OfferNote } from '../../../shared/dish/OfferNote.tsx';
import styles from './MenuOffers.module.css';

interface MenuOffersProps {
  /** Null while loading and if loading failed. */
  readonly banners: readonly Banner[] | null;
  /** The company's picture, already loaded, as a placeholder for the banners. */
  readonly picture: string | null;
  /** The company's offer; empty for none. */
  readonly offer: string;
}

export function MenuOffers({ banners, offer, picture }: MenuOffersProps) {
  const { t } = useTranslation('menu');
  const still = banners === null ? picture : null;
  const isBare = still === null && (banners ?? []).length === 0;
  if (isBare && offer === '') return null;
  return (
    <div className={styles.offers}>
      {still !== null && <StillBanner src={still} words={null} />}
      {banners !== null && banners.length > 0 && (
        <BannerSlides label={t('banners')} banners={banners} />
      )}
      {offer !== '' && <OfferNote text={offer} />}
    </div>
  );
}
