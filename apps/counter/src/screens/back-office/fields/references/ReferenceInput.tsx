import { textOf } from '@claypot/counter/back-office';
import { Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useEntryTitle } from '../../shared/use-entry-title.ts';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { useField } from '../use-field.ts';

/** Another entry by its name. */
export function ReferenceInput({ field, ...place }: FieldProps<'reference'>) {
  const { t } = useTranslation('counterBackOffice');
  const titleOf = useEntryTitle();
  const { references } = useDraftForm();
  const { name, label, required, hint, value, error, set } = useField(field, place);
  const chosen = textOf(value);
  const entries = (references[field.section] ?? []).filter(
    ({ key, status }) => status !== 'removed' || key === chosen,
  );
  const isUnknown = chosen !== '' && !entries.some(({ key }) => key === chosen);
  return (
    <Select
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={error}
      value={chosen}
      choices={[
        ...(required && chosen !== '' ? [] : [{ value: '', label: t('noChoice') }]),
        ...(isUnknown ? [{ value: chosen, label: t('gone') }] : []),
        ...entries.map(({ key, title }) => ({ value: key, label: titleOf(title) })),
      ]}
      onChange={(changed) => set(changed)}
    />
  );
}
