import type { SignUpValues } from '@claypot/domain/account';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AccountForm } from '../forms/AccountForm.tsx';
import type { CodeForm } from '../forms/use-code-form.ts';
import { TermsField } from './TermsField.tsx';

interface SignUpFormProps {
  readonly code: CodeForm<SignUpValues>;
}

export function SignUpForm({ code }: SignUpFormProps) {
  const { t } = useTranslation('account');
  return (
    <AccountForm code={code} passwordLabel={t('password')} submitLabel={t('signUpSubmit')}>
      {(fieldErrorAt) => (
        <TermsField
          agreed={code.form.values.terms}
          error={fieldErrorAt('terms')}
          onChange={(value) => code.onChange({ field: 'terms', value })}
        />
      )}
    </AccountForm>
  );
}
