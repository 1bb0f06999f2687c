import { textOf } from '@claypot/counter/back-office';
import { Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export function ChoiceInput({ field, ...place }: FieldProps<'choice'>) {
  const { t } = useTranslation(['counterBackOfficeFields', 'counterBackOffice']);
  const { name, label, required, hint, value, error, set } = useField(field, place);
  // A choice without alternative is its own mark, which the choice around it shows.
  if (field.choices.length === 1) return null;
  const chosen = textOf(value);
  return (
    <Select
      name={name}
      label={label}
      required={required}
      hint={hint}
      error={error}
      value={chosen}
      choices={[
        ...(required && chosen !== ''
          ? []
          : [{ value: '', label: t('counterBackOffice:noChoice') }]),
        ...field.choices.map((each) => ({ value: each.value, label: t(each.label) })),
      ]}
      onChange={(changed) => set(changed === '' ? undefined : changed)}
    />
  );
}
