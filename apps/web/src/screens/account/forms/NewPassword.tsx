import type { ResetPasswordValues } from '@claypot/domain/account';
import { PASSWORD_LENGTH } from '@claypot/domain/machines';
import { PasswordField } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { bindField, type FormPart } from '../../shared/forms/bind-field.ts';

type NewPasswordValues = Pick<ResetPasswordValues, 'password' | 'password_confirmation'>;

interface NewPasswordProps extends FormPart<NewPasswordValues> {
  readonly label: string;
}

const CHOSEN_NOW = {
  autoComplete: 'new-password',
  /** Length rules for password generators. */
  rules: `minlength: ${PASSWORD_LENGTH.least}; maxlength: ${PASSWORD_LENGTH.most};`,
  required: true,
} as const;

export function NewPassword({ label, ...form }: NewPasswordProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        {...CHOSEN_NOW}
        {...bindField(form, 'password')}
        label={label}
        hint={t('passwordHint', PASSWORD_LENGTH)}
        showLabel={t('showPassword')}
      />
      <PasswordField
        {...CHOSEN_NOW}
        {...bindField(form, 'password_confirmation')}
        label={t('passwordAgain')}
        showLabel={t('showPasswordAgain')}
      />
    </>
  );
}
