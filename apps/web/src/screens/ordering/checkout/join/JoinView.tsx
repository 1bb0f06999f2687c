import type { SignUpValues } from '@claypot/domain/account';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import type { CodeForm } from '../../../account/forms/use-code-form.ts';
import { SignUpForm } from '../../../account/sign-up/SignUpForm.tsx';
import styles from './JoinView.module.css';

interface JoinViewProps {
  readonly code: CodeForm<SignUpValues>;
  readonly loginHref: string;
}

export function JoinView({ code, loginHref }: JoinViewProps) {
  const { t } = useTranslation(['checkout', 'account']);
  return (
    <div className={styles.join}>
      <p className={styles.text}>{t('joinText')}</p>
      <SignUpForm code={code} />
      <p className={styles.instead}>
        <span>{t('account:haveAccount')}</span> <a href={loginHref}>{t('account:logIn')}</a>
      </p>
    </div>
  );
}
