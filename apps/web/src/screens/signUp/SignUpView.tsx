import type { SignUpValues } from '@claypot/domain';
import { Skeleton } from '@claypot/ui';
import type { Back } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { AccountForm } from '../account/AccountForm.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import type { CodeForm } from '../account/useCodeForm.ts';
import { TermsField } from './TermsField.tsx';

interface SignUpViewProps {
  readonly back: Back;
  /** What a new member is given; null while that is not known. */
  readonly points: number | null;
  readonly code: CodeForm<SignUpValues>;
  readonly loginHref: string;
}

/** Joining: a mobile number that is the customer's, a password, and the terms. */
export function SignUpView({ back, points, code, loginHref }: SignUpViewProps) {
  const { t } = useTranslation('account');
  const giftOf = (count: number | null) => {
    if (count === null) return <Skeleton />;
    return count > 0 ? t('signUpGift', { count }) : undefined;
  };
  return (
    <AccountPage
      back={back}
      title={t('signUpTitle')}
      heading={t('signUpHeading')}
      text={t('signUpText')}
      gift={giftOf(points)}
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
