import type {
  DescribedSection,
  SectionFilter,
  SectionView as View,
} from '@claypot/counter/back-office';
import { Callout, documentIcon, Icon, LinkButton, plusIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { useEntryTitle } from '../shared/use-entry-title.ts';
import { EntryRow } from './EntryRow.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListResult } from './ListResult.tsx';
import styles from './list.module.css';

export interface SectionViewProps {
  readonly view: View;
  readonly description: DescribedSection;
  readonly isReadOnly: boolean;
  readonly backHref: string;
  readonly hrefOfEntry: (key: string) => string;
  /** Returns the address of a stored picture. */
  readonly pictureUrl: (file: string) => string;
  readonly newHref: (category: string | null) => string;
  readonly onFilter: (filter: Partial<SectionFilter>) => void;
  readonly onMove: (key: string, by: -1 | 1) => void;
  /** Moves an entry to the place of another one. */
  readonly onPlace: (key: string, at: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onUndo: () => void;
  readonly onRestore: (key: string) => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

/** Entries of a section of the draft, in the order of the app. */
export function SectionView(props: SectionViewProps) {
  const { view, description, isReadOnly, backHref, newHref, onRetry } = props;
  const { t } = useTranslation(['counterBackOffice', 'counterBackOfficeFields', 'counterStaff']);
  const label = t(`counterBackOfficeFields:${description.label}`);
  const one = t(`counterBackOfficeFields:${description.one}`);
  useAnnouncement(view.status === 'loading' ? t('counterStaff:loading') : movedText());
  return (
    <Page
      title={label}
      backHref={backHref}
      busy={view.status === 'loading'}
      actions={
        isReadOnly ? null : (
          <LinkButton href={newHref(null)}>
            <Icon drawing={plusIcon} size={20} />
            <span>{t('addOf', { one })}</span>
          </LinkButton>
        )
      }
    >
      <ListResult {...props} />
      {view.hasUnsavedNew && !isReadOnly && (
        <Callout
          tone="notice"
          action={
            <LinkButton variant="secondary" size="sm" href={newHref(null)}>
              {t('openUnsaved')}
            </LinkButton>
          }
        >
          {t('unsavedNew')}
        </Callout>
      )}
      <RecordsBody
        view={view}
        failedTitle={t('sectionFailed')}
        empty={{
          icon: documentIcon,
          title: t('sectionEmpty'),
          text: isReadOnly ? t('ownerOnly') : t('sectionEmptyText', { one }),
        }}
        onRetry={onRetry}
      >
        <FilterBar {...props} label={label} />
        {isReadOnly && <p className={styles.note}>{t('ownerOnly')}</p>}
        {view.isFiltered && !isReadOnly && <p className={styles.note}>{t('filteredOrder')}</p>}
        {view.groups.length === 0 ? (
          <p className={styles.none}>{t('nothingFound')}</p>
        ) : (
          view.groups.map((group) => <Group key={group.category ?? ''} {...props} group={group} />)
        )}
      </RecordsBody>
    </Page>
  );

  function movedText(): string | null {
    return view.moved === null ? null : t('movedEntry', { place: view.moved.place });
  }
}

interface GroupProps extends SectionViewProps {
  readonly group: View['groups'][number];
}

function Group({ group, ...props }: GroupProps) {
  const { t } = useTranslation('counterBackOffice');
  const titleOf = useEntryTitle();
  const { heading, category, rows } = group;
  const title =
    heading !== null ? titleOf(heading.title) : category === null ? null : t('noCategory');
  return (
    <section className={styles.group}>
      {title !== null && (
        <div className={styles.groupHead}>
          <h2 className={styles.groupTitle}>{title}</h2>
          {!props.isReadOnly && category !== null && (
            <LinkButton
              variant="quiet"
              size="sm"
              href={props.newHref(category)}
              aria-label={t('addTo', { category: title })}
            >
              <Icon drawing={plusIcon} size={20} />
              <span>{t('add')}</span>
            </LinkButton>
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <EntryRow key={row.entry.key} {...props} row={row} />
        ))}
      </ul>
    </section>
  );
}
