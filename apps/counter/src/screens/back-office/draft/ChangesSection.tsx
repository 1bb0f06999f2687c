import type { Draft } from '@claypot/sdk/counter';
import { Badge, type BadgeTone, ListRow } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat, useLanguage } from '../../../hooks/use-format.ts';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './DraftView.module.css';
import type { DraftPartProps } from './DraftView.tsx';
import { nameIn, SECTION_TEXTS } from './draft-words.ts';

type Change = Draft['changes'][number];

const TONES: Readonly<Record<Change['status'], BadgeTone>> = {
  added: 'success',
  changed: 'progress',
  removed: 'danger',
  unchanged: 'neutral',
};

const STATUS_TEXTS = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  unchanged: 'changed',
} as const satisfies Record<Change['status'], string>;

/** The changes that are not published, with their person and time. */
export function ChangesSection({ draft, entryHref, sectionHref }: DraftPartProps) {
  const { t } = useTranslation('counterDraft');
  if (draft.changes.length === 0) return null;
  return (
    <Section title={t('openChanges')} padding="none">
      <ul>
        {draft.changes.map((change) => (
          <li key={`${change.section} ${change.key}`} className={styles.row}>
            <ChangeRow
              change={change}
              href={
                change.key === null
                  ? sectionHref(change.section)
                  : entryHref(change.section, change.key)
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  readonly href: string;
}

function ChangeRow({ change, href }: ChangeRowProps) {
  const { t } = useTranslation('counterDraft');
  const format = useFormat();
  const language = useLanguage();
  const { section: kind, key, title, status, changed_by: name, changed_at: at } = change;
  const section = t(SECTION_TEXTS[kind]);
  const time = at === null ? null : format.fullDateTime(Temporal.Instant.from(at));
  const heading = key === null ? t('order') : (nameIn(title, language) ?? t('noName'));
  return (
    <ListRow
      title={heading}
      text={
        time === null
          ? section
          : name === null
            ? t('changedAt', { section, time })
            : t('changedBy', { section, name, time })
      }
      href={href}
      end={<Badge tone={TONES[status]}>{t(STATUS_TEXTS[status])}</Badge>}
    />
  );
}
