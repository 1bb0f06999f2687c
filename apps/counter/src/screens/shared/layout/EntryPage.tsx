import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@claypot/i18n';
import { ClaypotMark, RadioBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-format.ts';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  /** Empty until the session is loaded. */
  readonly companyName: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Page of a person who is not signed in: the company beside one task. */
export function EntryPage({ companyName, title, text, onLanguage, children }: EntryPageProps) {
  const { t } = useTranslation('counterStaff');
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <span className={styles.mark}>
          <ClaypotMark size="md" />
        </span>
        <p className={styles.company}>{companyName}</p>
        <p className={styles.product}>{t('counter')}</p>
      </header>
      <main className={styles.main}>
        <div className={styles.language}>
          <RadioBar
            label={t('language')}
            value={language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={onLanguage}
          />
        </div>
        <div className={styles.task}>
          <div className={styles.head}>
            <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
              {title}
            </h1>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
