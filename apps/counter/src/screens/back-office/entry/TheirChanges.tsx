import { type DescribedSection, differencesOf } from '@claypot/counter/back-office';
import type { DraftEntry, DraftFields } from '@claypot/sdk/counter';
import { Button, Callout, Stack, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './entry.module.css';
import { useValueText } from './use-value-text.ts';

interface TheirChangesProps {
  readonly description: DescribedSection;
  readonly theirs: DraftEntry;
  /** Fields with which the form began. */
  readonly before: DraftFields;
  readonly isSaving: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Changes that another person has saved meanwhile, with the choice between both changes. */
export function TheirChanges(props: TheirChangesProps) {
  const { description, theirs, before, isSaving, onKeep, onTake } = props;
  const { t } = useTranslation(['counterBackOffice', 'counterBackOfficeFields']);
  const textOf = useValueText();
  const title =
    theirs.status === 'removed'
      ? t('theyRemoved', { name: theirs.changed_by ?? t('somePerson') })
      : t('theyChanged', { name: theirs.changed_by ?? t('somePerson') });
  useAnnouncement(title);
  return (
    <Callout tone="notice" icon={warningIcon} title={title}>
      <Stack gap={3}>
        <dl className={styles.differences}>
          {differencesOf(description, before, theirs.fields).map(
            ({ field, after, before: old }) => (
              <div key={field.name}>
                <dt>{t(`counterBackOfficeFields:${field.label}`)}</dt>
                <dd>{`${textOf(field, old)} → ${textOf(field, after)}`}</dd>
              </div>
            ),
          )}
        </dl>
        <p>{t('theirsText')}</p>
        <div className={styles.choices}>
          <Button pending={isSaving} onClick={onKeep}>
            {t('keepMine')}
          </Button>
          <Button variant="secondary" onClick={onTake}>
            {t('takeTheirs')}
          </Button>
        </div>
      </Stack>
    </Callout>
  );
}
