import type { Language } from '@claypot/i18n';
import {
  Button,
  checkIcon,
  EmptyState,
  LinkButton,
  PasswordField,
  Stack,
  TextField,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { EntryPage } from '../../shared/layout/EntryPage.tsx';

/** Fields of an invitation. */
interface InvitationValues {
  code: string;
  password: string;
  password_confirmation: string;
  pin: string;
  pin_confirmation: string;
}

export interface InvitationViewProps extends FormCallbacks<InvitationValues> {
  readonly companyName: string;
  readonly form: FormView<InvitationValues>;
  readonly signInHref: string;
  readonly onLanguage: (language: Language) => void;
}

/** A new person enters the code of the manager and chooses a password and a PIN. */
export function InvitationView(props: InvitationViewProps) {
  const { companyName, form, signInHref, onLanguage } = props;
  const { t } = useTranslation('counterStaff');
  if (form.done) {
    return (
      <EntryPage companyName={companyName} title={t('accountReadyTitle')} onLanguage={onLanguage}>
        <EmptyState
          icon={checkIcon}
          title={t('done')}
          text={t('accountReadyText')}
          action={<LinkButton href={signInHref}>{t('signIn')}</LinkButton>}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      companyName={companyName}
      title={t('invitationTitle')}
      text={t('invitationText')}
      onLanguage={onLanguage}
    >
      <InvitationForm {...props} />
    </EntryPage>
  );
}

function InvitationForm({ form, signInHref, onChange, onSubmit }: InvitationViewProps) {
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, onChange);
  const pin = { showLabel: t('showPin'), inputMode: 'numeric', maxLength: 6 } as const;
  return (
    <Stack gap={4}>
      <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <TextField
          {...field('code')}
          label={t('invitationCode')}
          hint={t('invitationCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          showLabel={t('showPassword')}
          autoComplete="new-password"
          rules="minlength: 10;"
          required
        />
        <PasswordField
          {...field('password_confirmation')}
          label={t('passwordAgain')}
          showLabel={t('showPassword')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('pin')}
          {...pin}
          label={t('newPin')}
          hint={t('newPinHint')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('pin_confirmation')}
          {...pin}
          label={t('pinAgain')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="lg" wide pending={form.busy}>
          {t('setUpAccount')}
        </Button>
      </Form>
      <LinkButton variant="quiet" wide href={signInHref}>
        {t('back')}
      </LinkButton>
    </Stack>
  );
}
