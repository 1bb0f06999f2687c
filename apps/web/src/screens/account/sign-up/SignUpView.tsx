import type { SignUpValues } from '@claypot/domain/account';
import { Skeleton } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AccountPage } from '../forms/AccountPage.tsx';
import type { CodeForm } from '../forms/use-code-form.ts';
import { SignUpForm } from './SignUpForm.tsx';

interface SignUpViewProps {
  readonly back: Back;
  /** Points granted to a new member; 0 if none, null in a prerendered page. */
  readonly points: number | null;
  readonly code: CodeForm<SignUpValues>;
  readonly loginHref: string;
}

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
      <SignUpForm code={code} />
    </AccountPage>
  );
}
