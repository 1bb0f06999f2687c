import type { FormView } from '@claypot/domain';
import { Button, PasswordField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../parts/Form.tsx';
import { FormAlert } from '../parts/FormAlert.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useFaults } from '../parts/useFaults.ts';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  readonly form: FormView;
  readonly forgotHref: string;
  readonly onChange: (field: string, value: string) => void;
  readonly onSubmit: () => void;
}

const PLACES = { INVALID_PHONE_NO: 'phone_no', INVALID_PASSWORD: 'password' } as const;

/** Mobile number and password. */
export function LoginForm({ form, forgotHref, onChange, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('login');
  const faults = useFaults(form, PLACES);
  return (
    <Form firstBad={faults.firstBad} className={styles.form} onSubmit={onSubmit}>
      <NumberField
        value={form.values.phone_no ?? ''}
        error={faults.at('phone_no')}
        onChange={(value) => onChange('phone_no', value)}
      />
      <div className={styles.password}>
        <PasswordField
          name="password"
          label={t('password')}
          showLabel={t('showPassword')}
          autoComplete="current-password"
          aria-required
          value={form.values.password ?? ''}
          error={faults.at('password')}
          onChange={(value) => onChange('password', value)}
        />
        <a href={forgotHref} className={styles.forgot}>
          {t('forgot')}
        </a>
      </div>
      <FormAlert text={faults.general} />
      <Button type="submit" size="lg" wide pending={form.busy}>
        {t('logIn')}
      </Button>
    </Form>
  );
}
