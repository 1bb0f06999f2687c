import type { SignInValues } from '@claypot/domain/account';
import type { CompanyRecord } from '@claypot/domain/company';
import type { FieldChange, FormView } from '@claypot/domain/machines';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@claypot/i18n';
import { bagIcon, Callout, chevronRightIcon, Icon, Picture, RadioBar } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { CompanyLogo } from '../../shared/art/CompanyLogo.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginView.module.css';
import { Splash } from './Splash.tsx';

interface LoginViewProps {
  readonly company: Pick<CompanyRecord, 'company_name' | 'company_logo' | 'company_banner_thumb'>;
  readonly language: Language;
  /** True if the session expired on the server. */
  readonly expired: boolean;
  readonly form: FormView<SignInValues>;
  readonly signUpHref: string;
  readonly forgotHref: string;
  readonly onChange: (change: FieldChange<SignInValues>) => void;
  readonly onSubmit: () => void;
  readonly onLanguage: (language: Language) => void;
  readonly onContinueAsGuest: () => void;
}

export function LoginView(props: LoginViewProps) {
  const { company, language, expired, form, signUpHref, forgotHref } = props;
  const { t } = useTranslation('login');
  return (
    <main className={styles.login}>
      <div className={styles.picture}>
        <Picture src={company.company_banner_thumb} alt="" priority />
      </div>
      <div className={styles.top}>
        <CompanyLogo company={company} decorative className={styles.logo} />
        <RadioBar
          label={t('language')}
          value={language}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={props.onLanguage}
        />
      </div>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1 tabIndex={-1} data-screen-title="" className={styles.title}>
            {t('welcome', { company: company.company_name })}
          </h1>
          <p className={styles.tagline}>{t('tagline')}</p>
        </header>
        {expired && <Callout tone="notice">{t('expired')}</Callout>}
        <LoginForm
          form={form}
          forgotHref={forgotHref}
          onChange={props.onChange}
          onSubmit={props.onSubmit}
        />
        <p className={styles.join}>
          <span>{t('newHere')}</span> <a href={signUpHref}>{t('signUp')}</a>
        </p>
        <button type="button" className={styles.guest} onClick={props.onContinueAsGuest}>
          <Icon drawing={bagIcon} />
          <span className={styles.words}>
            <strong>{t('asGuest')}</strong>
            <span>{t('guestHint')}</span>
          </span>
          <Icon drawing={chevronRightIcon} size={20} />
        </button>
      </div>
      <Splash companyName={company.company_name} />
    </main>
  );
}
