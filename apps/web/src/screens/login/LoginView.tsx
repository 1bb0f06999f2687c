import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@claypot/i18n';
import { Button, ClaypotMark, Picture, SegmentedControl } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './LoginView.module.css';

interface LoginViewProps {
  readonly companyName: string;
  /** A wide picture of the company's. */
  readonly banner: string | null;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onContinueAsGuest: () => void;
}

export function LoginView({
  companyName,
  banner,
  language,
  onLanguage,
  onContinueAsGuest,
}: LoginViewProps) {
  const { t } = useTranslation('login');
  return (
    <main className={styles.login}>
      <header className={styles.hero}>
        <div className={styles.picture}>
          <Picture src={banner} alt="" priority />
        </div>
        <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
          {t('welcome', { company: companyName })}
        </h1>
        <p className={styles.tagline}>{t('tagline')}</p>
      </header>
      <div className={styles.sheet}>
        <div className={styles.guest}>
          <Button size="lg" wide onClick={onContinueAsGuest}>
            {t('asGuest')}
          </Button>
          <p className={styles.hint}>{t('guestHint')}</p>
        </div>
        <SegmentedControl
          label={t('language')}
          value={language}
          segments={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={onLanguage}
        />
      </div>
      <Splash companyName={companyName} />
    </main>
  );
}

/** The first second belongs to the brand. It lies over the screen but lets every press through. */
function Splash({ companyName }: { readonly companyName: string }) {
  return (
    <div aria-hidden="true" className={styles.splash}>
      <ClaypotMark size="lg" steaming />
      <span className={styles.brand}>{companyName}</span>
    </div>
  );
}
