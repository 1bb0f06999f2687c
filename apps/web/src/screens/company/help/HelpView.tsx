import type { CompanyRecord } from '@claypot/domain/company';
import { ROUTES } from '@claypot/domain/routes';
import { documentIcon, refundIcon, Screen, TopBar } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { CompanyLogo } from '../../shared/art/CompanyLogo.tsx';
import { LinkRows } from '../../shared/layout/LinkRows.tsx';
import { Section } from '../../shared/layout/Section.tsx';
import { ContactCard, type Contacts } from './ContactCard.tsx';
import styles from './HelpView.module.css';
import { type Sites, SocialSites } from './SocialSites.tsx';

interface HelpViewProps {
  readonly back: Back;
  readonly company: Contacts &
    Sites &
    Pick<CompanyRecord, 'company_name' | 'company_logo' | 'company_registration_no'>;
}

export function HelpView({ back, company }: HelpViewProps) {
  const { t } = useTranslation('info');
  return (
    <Screen top={<TopBar title={t('help')} back={back} />}>
      <div className={styles.company}>
        <CompanyLogo company={company} decorative className={styles.logo} />
        <h2 className={styles.name}>{company.company_name}</h2>
        <p className={styles.number}>{company.company_registration_no}</p>
      </div>
      <ContactCard company={company} />
      <Section heading={t('answers')}>
        <LinkRows
          rows={[
            { icon: refundIcon, title: t('refund'), href: ROUTES.refund.path },
            { icon: documentIcon, title: t('tnc'), href: ROUTES.tnc.path },
          ]}
        />
      </Section>
      <SocialSites company={company} />
    </Screen>
  );
}
