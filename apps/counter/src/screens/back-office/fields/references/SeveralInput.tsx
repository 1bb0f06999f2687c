import { askableGroups, type DescribedField, textOf, textsOf } from '@claypot/counter/back-office';
import { CheckField } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryTitle } from '../../shared/use-entry-title.ts';
import type { FieldProps } from '../field-props.ts';
import styles from '../fields.module.css';
import { type DraftRecord, useDraftForm } from '../form-context.ts';
import { FieldNote } from '../notes/FieldNote.tsx';
import texts from '../notes/notes.module.css';
import { useField } from '../use-field.ts';

type SeveralKind = 'choices' | 'references' | 'asked';

/** Several values of a list, as check boxes. */
export function SeveralInput({ field, ...place }: FieldProps<SeveralKind>) {
  const { t } = useTranslation('counterBackOffice');
  const { name, label, bareHint, value, error, set } = useField(field, place);
  const noteId = useId();
  const offered = useOffered(field, place);
  const chosen = textsOf(value);
  // An entry that another person has removed can still be deselected.
  const gone = chosen.filter((each) => !offered.some((choice) => choice.value === each));
  const choices = [...offered, ...gone.map((each) => ({ value: each, label: t('gone') }))];
  if (choices.length === 0) return null;
  const note = error ?? bareHint;
  return (
    <fieldset
      className={styles.several}
      data-field={name}
      aria-describedby={note === undefined ? undefined : noteId}
    >
      <legend className={texts.label}>{label}</legend>
      <FieldNote id={noteId} hint={bareHint} error={error} />
      <div className={styles.checks}>
        {choices.map((choice) => (
          <CheckField
            key={choice.value}
            name={`${name}.${choice.value}`}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={(checked) => {
              // In the order of the choices, so that the order of presses is no change.
              const next = choices
                .map((each) => each.value)
                .filter((each) => (each === choice.value ? checked : chosen.includes(each)));
              set(next);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Several = Extract<DescribedField, { readonly kind: SeveralKind }>;

function useOffered(field: Several, { record }: DraftRecord) {
  const { t } = useTranslation('counterBackOfficeFields');
  const titleOf = useEntryTitle();
  const { references } = useDraftForm();
  switch (field.kind) {
    case 'choices':
      return field.choices.map(({ value, label }) => ({ value, label: t(label) }));
    case 'references':
      return (references[field.section] ?? [])
        .filter(({ status }) => status !== 'removed')
        .map(({ key, title }) => ({ value: key, label: titleOf(title) }));
    case 'asked':
      return askableGroups(references, textOf(record.dish)).map(({ key, title }) => ({
        value: key,
        label: titleOf(title),
      }));
  }
}
