import type { QueryView } from '@claypot/domain/machines';
import type { Banner, Company } from '@claypot/sdk';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BannerSlides } from '../../shared/banners/BannerSlides.tsx';
import { StillBanner } from '../../shared/banners/StillBanner.tsx';

interface BannersProps {
  readonly banners: QueryView<Banner[]>;
  readonly company: Pick<Company, 'company_name' | 'company_banner'>;
}

/**
 * The slideshow at the top. Until the banners are there, and when they cannot be had, the company's
 * own banner stands in their place: it came with the company, and pictures are no reason to trouble
 * anyone with an error.
 */
export function Banners({ banners, company }: BannersProps) {
  const { t } = useTranslation('home');
  const { status, data } = banners;
  if (data !== null && data.length > 0) return <BannerSlides label={t('banners')} banners={data} />;
  return (
    <StillBanner
      src={company.company_banner}
      words={status === 'loading' ? null : company.company_name}
    />
  );
}
