import { STEPS, type Step } from '@claypot/counter/set-up';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@claypot/i18n';
import { ClaypotMark, checkIcon, Icon, RadioBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../hooks/use-format.ts';
import styles from './SetUpPage.module.css';

interface Progress {
  readonly step: Step;
  readonly number: number;
  readonly count: number;
  readonly onGo: (step: Step) => void;
}

interface SetUpPageProps {
  readonly title: string;
  readonly text?: string;
  readonly progress?: Progress;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Page of one step, with the steps above it. */
export function SetUpPage({ title, text, progress, onLanguage, children }: SetUpPageProps) {
  const { t } = useTranslation(['counterSetUp', 'counterStaff']);
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <ClaypotMark size="md" />
        </span>
        <p className={styles.product}>{t('product')}</p>
        <div className={styles.language}>
          <RadioBar
            label={t('counterStaff:language')}
            value={language}
            choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={onLanguage}
          />
        </div>
      </header>
      <main className={styles.main}>
        {progress && <Steps {...progress} />}
        <div className={styles.title}>
          {progress && (
            <p className={styles.number}>
              {t('stepOf', { number: progress.number, count: progress.count })}
            </p>
          )}
          <h1 tabIndex={-1} data-screen-title="">
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}

function Steps({ step: current, number, onGo }: Progress) {
  const { t } = useTranslation('counterSetUp');
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isDone = index + 1 < number;
          return (
            <li key={step} aria-current={step === current && 'step'}>
              {isDone ? (
                <button type="button" className={styles.done} onClick={() => onGo(step)}>
                  <Icon drawing={checkIcon} size={16} />
                  <span>{t(step)}</span>
                </button>
              ) : (
                <span className={styles.later} data-current={step === current || undefined}>
                  {t(step)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
