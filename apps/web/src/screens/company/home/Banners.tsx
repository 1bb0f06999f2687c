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
 * Slideshow at the top of the page. While the banners load, if they fail or if there are none, it
 * shows the company's own banner, which is already loaded. Missing pictures are not worth an error
 * message.
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
