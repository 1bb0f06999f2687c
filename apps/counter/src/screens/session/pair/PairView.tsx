import type { Language } from '@claypot/i18n';
import type { SessionBranch } from '@claypot/sdk/counter';
import { Button, LinkButton, OptionGroup, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { EntryPage } from '../../shared/layout/EntryPage.tsx';

/** Fields of a device. */
interface PairValues {
  branch_id: string;
  name: string;
}

export interface PairViewProps extends FormCallbacks<PairValues> {
  readonly companyName: string;
  readonly branches: readonly SessionBranch[];
  readonly form: FormView<PairValues>;
  /** Leads to the orders without pairing. */
  readonly skipHref: string;
  readonly onLanguage: (language: Language) => void;
}

/** A manager signs the device in to a branch. */
export function PairView(props: PairViewProps) {
  const { companyName, branches, form, skipHref, onLanguage, onChange, onSubmit } = props;
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, onChange);
  const { value, error, onChange: choose } = field('branch_id');
  return (
    <EntryPage
      companyName={companyName}
      title={t('pairTitle')}
      text={t('pairText')}
      onLanguage={onLanguage}
    >
      <Stack gap={4}>
        <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
          {branches.length > 1 && (
            <OptionGroup
              kind="radio"
              label={t('branch')}
              choices={branches.map(({ id, branch_name }) => ({ id, label: branch_name }))}
              selected={[value]}
              error={error}
              onSelect={choose}
            />
          )}
          <TextField
            {...field('name')}
            label={t('deviceName')}
            hint={t('deviceNameHint')}
            autoComplete="off"
            maxLength={40}
            required
          />
          <Button type="submit" size="lg" wide pending={form.busy}>
            {t('pairDevice')}
          </Button>
        </Form>
        <LinkButton variant="quiet" wide href={skipHref}>
          {t('notNow')}
        </LinkButton>
      </Stack>
    </EntryPage>
  );
}
