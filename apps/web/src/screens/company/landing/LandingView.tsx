import { ROUTES } from '@claypot/domain/routes';
import type { Company } from '@claypot/sdk';
import { Picture } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { CompanyLogo } from '../../shared/art/CompanyLogo.tsx';
import styles from './LandingView.module.css';

interface LandingViewProps {
  readonly company: Pick<Company, 'company_name' | 'company_logo' | 'company_banner'>;
}

export function LandingView({ company }: LandingViewProps) {
  const { t } = useTranslation('common');
  const { company_name, company_banner } = company;
  return (
    <main className={styles.landing}>
      <div className={styles.banner}>
        <Picture src={company_banner} alt="" priority />
      </div>
      <div className={styles.brand}>
        <h1 tabIndex={-1} data-screen-title="">
          <a
            className={styles.link}
            href={ROUTES.home.path}
            aria-label={t('toHomeOf', { company: company_name })}
          >
            <CompanyLogo company={company} decorative className={styles.logo} />
          </a>
        </h1>
      </div>
    </main>
  );
}
