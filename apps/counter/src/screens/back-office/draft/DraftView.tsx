import type { DraftAction, DraftView as View } from '@claypot/counter/draft';
import type { Draft } from '@claypot/sdk/counter';
import { Badge, Card, documentIcon, ListRow, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-format.ts';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { Section } from '../../shared/layout/Section.tsx';
import { ActPopup } from './ActPopup.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import styles from './DraftView.module.css';
import { nameIn, SECTION_TEXTS } from './draft-words.ts';
import { FilesSection } from './FilesSection.tsx';
import { PreviewPopup } from './PreviewPopup.tsx';
import { PublishCard } from './PublishCard.tsx';
import { VersionsSection } from './VersionsSection.tsx';

type SectionName = Draft['sections'][number]['section'];

export interface DraftViewProps {
  readonly view: View;
  /** Only owners publish, discard and return to earlier versions. */
  readonly isOwner: boolean;
  readonly sectionHref: (section: SectionName) => string;
  readonly entryHref: (section: SectionName, key: string) => string;
  /** Asks for a confirmation first. */
  readonly onAct: (action: DraftAction, version: string) => void;
  readonly onPreview: (version: string) => void;
  readonly onClosePreview: () => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

/** The back office: what is edited, what is not published yet, and earlier versions. */
export function DraftView(props: DraftViewProps) {
  const { view, isOwner, onRetry } = props;
  const { t } = useTranslation('counterDraft');
  const { draft } = view;
  useAnnouncement(view.status === 'loading' ? t('loading') : null);
  return (
    <Page title={t('title')} busy={view.status === 'loading'}>
      <RecordsBody
        view={view}
        failedTitle={t('failed')}
        empty={{ icon: documentIcon, title: t('failed') }}
        onRetry={onRetry}
      >
        {draft !== null && (
          <>
            <PublishCard {...props} draft={draft} />
            <Problems {...props} draft={draft} />
            <ChangesSection {...props} draft={draft} />
            <Content {...props} draft={draft} />
            <FilesSection />
            {isOwner && <VersionsSection {...props} draft={draft} />}
          </>
        )}
      </RecordsBody>
      <ActPopup {...props} />
      <PreviewPopup {...props} />
    </Page>
  );
}

/** Props of the parts of the screen, with the loaded draft. */
export interface DraftPartProps extends DraftViewProps {
  readonly draft: Draft;
}

function Problems({ draft, entryHref, sectionHref }: DraftPartProps) {
  const { t } = useTranslation('counterDraft');
  const language = useLanguage();
  if (draft.problems.length === 0) return null;
  const titles = new Map(
    draft.changes.map(({ section, key, title }) => [`${section}/${key}`, title]),
  );
  return (
    <Section title={t('toCorrect')} padding="none">
      <ul>
        {draft.problems.map(({ section, key, field, message }) => {
          const title = titles.get(`${section}/${key}`);
          const name = (title && nameIn(title, language)) ?? key;
          const of = t(SECTION_TEXTS[section]);
          return (
            <li key={`${section} ${key} ${field} ${message}`} className={styles.row}>
              <ListRow
                title={name === null ? of : t('problemOf', { section: of, name })}
                text={field === '' ? message : `${field}: ${message}`}
                href={key === null ? sectionHref(section) : entryHref(section, key)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Content({ draft, sectionHref }: DraftPartProps) {
  const { t } = useTranslation('counterDraft');
  return (
    <section aria-labelledby="draft-content" className={styles.content}>
      <h2 id="draft-content" className={styles.title}>
        {t('content')}
      </h2>
      <ul className={styles.sections}>
        {draft.sections.map(({ section, count, changed, problems }) => (
          <li key={section}>
            <Card padding="none">
              <ListRow
                title={t(SECTION_TEXTS[section])}
                text={section === 'company' ? t('companyText') : t('count', { count })}
                href={sectionHref(section)}
                end={
                  <span className={styles.badges}>
                    {changed > 0 && (
                      <Badge tone="progress">{t('changedCount', { count: changed })}</Badge>
                    )}
                    {problems > 0 && (
                      <Badge tone="danger">{t('problemCount', { count: problems })}</Badge>
                    )}
                  </span>
                }
              />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
