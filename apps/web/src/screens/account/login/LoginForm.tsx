import type { SignInValues } from '@claypot/domain/account';
import type { FieldChange, FormView } from '@claypot/domain/machines';
import { Button, PasswordField } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { bindField } from '../../shared/forms/bind-field.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { PhoneField } from '../../shared/forms/PhoneField.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  readonly form: FormView<SignInValues>;
  readonly forgotHref: string;
  readonly onChange: (change: FieldChange<SignInValues>) => void;
  readonly onSubmit: () => void;
}

const PLACES = { INVALID_PHONE_NO: 'phone_no', INVALID_PASSWORD: 'password' } as const;

export function LoginForm({ form, forgotHref, onChange, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('login');
  const fieldErrors = useFieldErrors(form, PLACES);
  const part = { values: form.values, fieldErrorAt: fieldErrors.at, onChange };
  return (
    <Form firstInvalid={fieldErrors.firstInvalid} className={styles.form} onSubmit={onSubmit}>
      <PhoneField {...bindField(part, 'phone_no')} />
      <div className={styles.password}>
        <PasswordField
          {...bindField(part, 'password')}
          label={t('password')}
          showLabel={t('showPassword')}
          autoComplete="current-password"
          required
        />
        <a href={forgotHref} className={styles.forgot}>
          {t('forgot')}
        </a>
      </div>
      <FormAlert text={fieldErrors.general} />
      <Button type="submit" size="lg" wide pending={form.busy || form.done}>
        {t('logIn')}
      </Button>
    </Form>
  );
}
