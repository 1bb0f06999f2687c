import { type FormView, PASSWORD_LENGTH } from '@claypot/domain';
import { PasswordField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface NewPasswordProps {
  readonly label: string;
  readonly values: FormView['values'];
  readonly faultAt: (field: string) => string | undefined;
  readonly onChange: (field: string, value: string) => void;
}

/** For password managers that make one up: what will be taken. */
const RULES = `minlength: ${PASSWORD_LENGTH.least}; maxlength: ${PASSWORD_LENGTH.most};`;

/** A password that is chosen now, twice. */
export function NewPassword({ label, values, faultAt, onChange }: NewPasswordProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t('passwordHint', PASSWORD_LENGTH)}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        rules={RULES}
        aria-required
        value={values.password ?? ''}
        error={faultAt('password')}
        onChange={(value) => onChange('password', value)}
      />
      <PasswordField
        name="password_confirmation"
        label={t('passwordAgain')}
        showLabel={t('showPasswordAgain')}
        autoComplete="new-password"
        rules={RULES}
        aria-required
        value={values.password_confirmation ?? ''}
        error={faultAt('password_confirmation')}
        onChange={(value) => onChange('password_confirmation', value)}
      />
    </>
  );
}
