import { newIdentity, recordsOf, textOf, wordsOf } from '@claypot/counter/back-office';
import { Select } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useEntryTitle } from '../../shared/use-entry-title.ts';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { useField } from '../use-field.ts';

/** A record in a list beside the field, by its name. */
export function SiblingInput({ field, ...place }: FieldProps<'sibling'>) {
  const { t } = useTranslation('counterBackOffice');
  const titleOf = useEntryTitle();
  const { edit } = useDraftForm();
  const { name, label, hint, value, error, set } = useField(field, place);
  const records = recordsOf(place.record[field.list]);
  const chosen = textOf(value);
  const index = chosen === '' ? -1 : records.findIndex(({ slug }) => slug === chosen);
  const choose = (text: string) => {
    const record = records[Number(text)];
    if (text === '' || record === undefined) return set(undefined);
    const own = textOf(record.slug);
    const identity = own || newIdentity(record.name, records);
    // A record that was never saved has no identity yet.
    if (own === '') {
      const path = [...place.path, field.list, Number(text), 'slug'];
      edit({ type: 'SET', path, value: identity });
    }
    set(identity);
  };
  return (
    <Select
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={index === -1 ? '' : String(index)}
      choices={[
        { value: '', label: t('noChoice') },
        ...records.map((record, each) => ({
          value: String(each),
          label: titleOf(wordsOf(record.name)),
        })),
      ]}
      onChange={choose}
    />
  );
}
