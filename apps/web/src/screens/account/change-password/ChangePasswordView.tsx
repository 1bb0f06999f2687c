import type { ChangePasswordValues } from '@claypot/domain/account';
import type { FieldChange, FormView } from '@claypot/domain/machines';
import { ActionBar, Button, Card, PasswordField, Screen, Stack, TopBar } from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { bindField } from '../../shared/forms/bind-field.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import { NewPassword } from '../forms/NewPassword.tsx';
import styles from './ChangePasswordView.module.css';

interface ChangePasswordViewProps {
  readonly back: Back;
  /** Phone number of the account, so that a password manager updates the right entry. */
  readonly phone: string;
  readonly form: FormView<ChangePasswordValues>;
  readonly onChange: (change: FieldChange<ChangePasswordValues>) => void;
  readonly onSubmit: () => void;
}

const PLACES = { INVALID_PASSWORD: 'old_password', PASSWORD_TOO_COMMON: 'password' } as const;

export function ChangePasswordView(props: ChangePasswordViewProps) {
  const { back, phone, form, onChange, onSubmit } = props;
  const { t } = useTranslation(['setting', 'account']);
  const formId = useId();
  const fieldErrors = useFieldErrors(form, PLACES);
  const part = { values: form.values, fieldErrorAt: fieldErrors.at, onChange };
  return (
    <Screen
      top={<TopBar title={t('password')} back={back} />}
      bottom={
        <ActionBar>
          <Button type="submit" form={formId} size="lg" wide pending={form.busy || form.done}>
            {t('password')}
          </Button>
        </ActionBar>
      }
    >
      <Form id={formId} firstInvalid={fieldErrors.firstInvalid} onSubmit={onSubmit}>
        <Card>
          <Stack gap={4}>
            <input type="text" autoComplete="username" value={phone} readOnly hidden />
            <PasswordField
              {...bindField(part, 'old_password')}
              label={t('oldPassword')}
              showLabel={t('showOldPassword')}
              autoComplete="current-password"
              required
            />
            <NewPassword {...part} label={t('account:newPassword')} />
            <p className={styles.note}>{t('passwordNote')}</p>
            <FormAlert text={fieldErrors.general} />
          </Stack>
        </Card>
      </Form>
    </Screen>
  );
}
