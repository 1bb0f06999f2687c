import type { SignUpValues } from '@claypot/domain';
import type { Back } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { AccountForm } from '../account/AccountForm.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import type { CodeForm } from '../account/useCodeForm.ts';
import { TermsField } from './TermsField.tsx';

interface SignUpViewProps {
  readonly back: Back;
  /** What a new member is given. */
  readonly points: number;
  readonly code: CodeForm<SignUpValues>;
  readonly loginHref: string;
}

/** Joining: a mobile number that is the customer's, a password, and the terms. */
export function SignUpView({ back, points, code, loginHref }: SignUpViewProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage
      back={back}
      title={t('signUpTitle')}
      heading={t('signUpHeading')}
      text={t('signUpText')}
      gift={points > 0 ? t('signUpGift', { count: points }) : undefined}
      instead={{ words: t('haveAccount'), link: t('logIn'), href: loginHref }}
    >
      <AccountForm code={code} passwordLabel={t('password')} submitLabel={t('signUpSubmit')}>
        {(faultAt) => (
          <TermsField
            agreed={code.form.values.terms}
            error={faultAt('terms')}
            onChange={(value) => code.onChange({ field: 'terms', value })}
          />
        )}
      </AccountForm>
    </AccountPage>
  );
}
