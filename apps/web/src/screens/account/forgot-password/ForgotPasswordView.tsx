import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import { AccountPage } from '../forms/AccountPage.tsx';
import type { CodeForm } from '../forms/use-code-form.ts';

interface ForgotPasswordViewProps {
  readonly back: Back;
  readonly code: CodeForm;
  readonly loginHref: string;
}

export function ForgotPasswordView({ back, code, loginHref }: ForgotPasswordViewProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage
      back={back}
      title={t('resetTitle')}
      heading={t('resetHeading')}
      text={t('resetText')}
      instead={{ words: t('remembered'), link: t('logIn'), href: loginHref }}
    >
      <AccountForm code={code} passwordLabel={t('newPassword')} submitLabel={t('resetSubmit')} />
    </AccountPage>
  );
}
