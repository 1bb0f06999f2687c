import type { SignInValues } from '@claypot/counter/staff';
import type { Language } from '@claypot/i18n';
import { Button, LinkButton, PasswordField, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { EntryPage } from '../../shared/layout/EntryPage.tsx';

export interface SignInViewProps extends FormCallbacks<SignInValues> {
  readonly companyName: string;
  /** True once the server asks for the code of the authenticator app. */
  readonly needsCode: boolean;
  readonly form: FormView<SignInValues>;
  readonly invitationHref: string;
  /** Leads back to the names; null on a device that is not paired. */
  readonly lockHref: string | null;
  /** Returns from the code to login and password. */
  readonly onBack: () => void;
  readonly onLanguage: (language: Language) => void;
}

/** Sign-in with a password and, if the account has one, a second factor. */
export function SignInView(props: SignInViewProps) {
  const { companyName, needsCode, onLanguage } = props;
  const { t } = useTranslation('counterStaff');
  return (
    <EntryPage
      companyName={companyName}
      title={needsCode ? t('codeTitle') : t('signInTitle')}
      text={needsCode ? t('codeText') : t('signInText')}
      onLanguage={onLanguage}
    >
      {needsCode ? <CodeForm {...props} /> : <PasswordForm {...props} />}
    </EntryPage>
  );
}

function PasswordForm({ form, invitationHref, lockHref, onChange, onSubmit }: SignInViewProps) {
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, onChange);
  return (
    <Stack gap={4}>
      <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <TextField
          {...field('login')}
          label={t('login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          label={t('password')}
          showLabel={t('showPassword')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="lg" wide pending={form.busy}>
          {t('signIn')}
        </Button>
      </Form>
      <LinkButton variant="quiet" wide href={invitationHref}>
        {t('haveInvitation')}
      </LinkButton>
      {lockHref !== null && (
        <LinkButton variant="quiet" wide href={lockHref}>
          {t('back')}
        </LinkButton>
      )}
    </Stack>
  );
}

function CodeForm({ form, onChange, onSubmit, onBack }: SignInViewProps) {
  const { t } = useTranslation('counterStaff');
  const { value, ...code } = useFields(form, onChange)('code');
  return (
    <Stack gap={4}>
      <Form
        firstInvalid={form.firstInvalid}
        // The first rejection only asks for the code.
        code={form.rejection === 'SECOND_FACTOR_REQUIRED' ? null : form.rejection}
        onSubmit={onSubmit}
      >
        <TextField
          {...code}
          value={value ?? ''}
          label={t('code')}
          look="figure"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
        />
        <Button type="submit" size="lg" wide pending={form.busy}>
          {t('continue')}
        </Button>
      </Form>
      <Button variant="quiet" wide onClick={onBack}>
        {t('otherAccount')}
      </Button>
    </Stack>
  );
}
