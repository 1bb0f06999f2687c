import type { CompanyRecord } from '@claypot/domain/company';
import { Screen, TopBar } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BannerPicture } from '../../shared/banners/BannerPicture.tsx';
import { Section } from '../../shared/layout/Section.tsx';
import { ContactCard, type Contacts } from '../help/ContactCard.tsx';
import { type Sites, SocialSites } from '../help/SocialSites.tsx';
import { CompanyTextBody, type CompanyTextProps } from '../reading/CompanyTextBody.tsx';
import styles from './AboutView.module.css';
import { ThirdParty } from './ThirdParty.tsx';

interface AboutViewProps extends CompanyTextProps {
  readonly back: Back;
  readonly company: Contacts & Sites & Pick<CompanyRecord, 'company_name' | 'company_banner'>;
}

export function AboutView({ back, company, ...text }: AboutViewProps) {
  const { t } = useTranslation('info');
  return (
    <Screen
      padding="none"
      top={<TopBar title={t('about')} back={back} />}
      busy={text.texts.status === 'loading'}
    >
      <div className={styles.story}>
        <BannerPicture src={company.company_banner} words={company.company_name} priority />
        <div className={styles.words}>
          <CompanyTextBody {...text} />
        </div>
      </div>
      <div className={styles.contacts}>
        <Section heading={t('findUs')}>
          <ContactCard company={company} />
        </Section>
        <SocialSites company={company} />
        <ThirdParty />
      </div>
    </Screen>
  );
}
