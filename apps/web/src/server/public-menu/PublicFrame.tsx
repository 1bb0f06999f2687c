import { LANGUAGE_NAMES, LANGUAGES, type Language, languageTag } from '@claypot/i18n';
import { Icon, languageIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { CompanyLogo } from '../../screens/shared/art/CompanyLogo.tsx';
import styles from './PublicFrame.module.css';
import type { PublicCompany } from './public-menu-request.ts';

interface PublicFrameProps {
  readonly company: PublicCompany;
  readonly language: Language;
  /** Returns the path of this page in a language. */
  readonly pathIn: (language: Language) => string;
  readonly skip?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** Header with the company and the other languages, main content, and the company's address. */
export function PublicFrame({ children, company, language, pathIn, skip }: PublicFrameProps) {
  const { t } = useTranslation('publicMenu');
  return (
    <>
      {skip && (
        <a href={skip.href} className={styles.skip}>
          {skip.text}
        </a>
      )}
      <div className={styles.page}>
        <header className={styles.head}>
          <span className={styles.company}>
            <CompanyLogo company={company} decorative className={styles.logo} />
            <span>{company.company_name}</span>
          </span>
          {LANGUAGES.filter((each) => each !== language).map((each) => (
            <a
              key={each}
              href={pathIn(each)}
              hrefLang={languageTag(each)}
              lang={languageTag(each)}
              className={styles.language}
            >
              <Icon drawing={languageIcon} size={20} />
              <span>{LANGUAGE_NAMES[each]}</span>
            </a>
          ))}
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.foot}>
          <p>{company.company_name}</p>
          <p>{company.company_address}</p>
          <p>
            <a href="/home" rel="nofollow" className={styles.home}>
              {t('toHome')}
            </a>
          </p>
        </footer>
      </div>
    </>
  );
}
