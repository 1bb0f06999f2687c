import { PasswordField, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { StepForm } from '../parts/StepForm.tsx';
import type { StepProps } from '../set-up-props.ts';

/** Fourth step: the first owner. */
export function OwnerStep({ forms, actions }: StepProps) {
  const { t } = useTranslation('counterSetUp');
  const form = forms.owner;
  const field = useFields(form, actions.onOwner);
  return (
    <StepForm step="owner" form={form} before="menu" actions={actions}>
      <TextField {...field('name')} label={t('yourName')} autoComplete="name" required />
      <TextField
        {...field('login')}
        label={t('login')}
        autoCapitalize="none"
        autoComplete="username"
        spellCheck={false}
        required
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        rules="minlength: 10;"
        required
      />
      <PasswordField
        {...field('pin')}
        label={t('pin')}
        hint={t('pinHint')}
        showLabel={t('showPin')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="new-password"
        required
      />
    </StepForm>
  );
}
