import type { DescribedSection, EntryView } from '@claypot/counter/back-office';
import { Select, Stack } from '@claypot/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shared/layout/Section.tsx';
import { DraftFields } from '../fields/DraftFields.tsx';
import { type DraftForm, DraftFormContext } from '../fields/form-context.ts';
import { useEntryTitle } from '../shared/use-entry-title.ts';
import styles from './entry.module.css';
import { ProblemSummary } from './ProblemSummary.tsx';

interface EntryFormProps
  extends Pick<DraftForm, 'edit' | 'createPictureField' | 'pictureUrl' | 'isReadOnly'> {
  readonly id: string;
  readonly view: EntryView;
  readonly description: DescribedSection;
  readonly onCategory: (category: string) => void;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** Fields of an entry by subject, with what is wrong or missing above them. */
export function EntryForm(props: EntryFormProps) {
  const {
    id,
    view,
    description,
    edit,
    createPictureField,
    pictureUrl,
    isReadOnly,
    onCategory,
    onSave,
    children,
  } = props;
  const { t } = useTranslation('counterBackOfficeFields');
  const form = useRef<HTMLFormElement>(null);
  // Counted, because a second press on the same problem changes nothing else.
  const [reveal, setReveal] = useState<{ path: string; times: number }>({ path: '', times: 0 });
  useEffect(() => {
    if (reveal.times > 0) focusField(form.current, reveal.path);
  }, [reveal]);
  const { fields, problems, references, untranslated } = view;
  return (
    <DraftFormContext
      value={{
        description,
        fields,
        problems,
        references: references.entries,
        isReadOnly,
        revealed: reveal.path,
        Fields: DraftFields,
        edit,
        createPictureField,
        pictureUrl,
      }}
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <Stack gap={6}>
          <ProblemSummary
            description={description}
            problems={problems}
            untranslated={untranslated}
            onReveal={(path) => setReveal(({ times }) => ({ path, times: times + 1 }))}
          />
          <fieldset className={styles.groups} disabled={isReadOnly} aria-label={t(description.one)}>
            {description.groups.map(({ heading, fields: inGroup }, index) => (
              <Section key={heading} title={t(heading)}>
                <Stack gap={4}>
                  {index === 0 && view.section === 'dishes' && (
                    <CategoryField view={view} onCategory={onCategory} />
                  )}
                  <DraftFields fields={inGroup} record={fields} path={[]} />
                </Stack>
              </Section>
            ))}
          </fieldset>
          {children}
        </Stack>
      </form>
    </DraftFormContext>
  );
}

function CategoryField({ view, onCategory }: Pick<EntryFormProps, 'view' | 'onCategory'>) {
  const { t } = useTranslation(['counterBackOfficeFields', 'counterBackOffice']);
  const titleOf = useEntryTitle();
  const categories = view.references.entries.categories ?? [];
  return (
    <Select
      name="category"
      label={t('category')}
      required
      value={view.category ?? ''}
      choices={[
        ...(view.category === null ? [{ value: '', label: t('counterBackOffice:noChoice') }] : []),
        ...categories.map(({ key, title }) => ({ value: key, label: titleOf(title) })),
      ]}
      onChange={onCategory}
    />
  );
}

/** Focuses the control of a field, or the nearest one around it. */
function focusField(form: HTMLFormElement | null, path: string): void {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = CSS.escape(steps.slice(0, length).join('.'));
    const found = form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
    if (found) {
      const control = found.matches('fieldset') ? found.querySelector('input') : found;
      control?.focus();
      found.scrollIntoView({ block: 'center' });
      return;
    }
  }
}
