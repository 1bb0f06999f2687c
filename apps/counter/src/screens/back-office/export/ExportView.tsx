import { counterLoadMessage } from '@claypot/i18n/counter';
import type { ErrorCode } from '@claypot/sdk/counter';
import { Button, Callout, Card, checkIcon, Stack, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/layout/Page.tsx';
import styles from './ExportView.module.css';

export interface ExportState {
  /** `incomplete`: pictures are missing, so that nothing was saved. */
  readonly status: 'idle' | 'asking' | 'running' | 'rejected' | 'done' | 'incomplete';
  readonly error: ErrorCode | null;
}

export interface ExportViewProps {
  readonly folder: ExportState;
  readonly sheet: ExportState & { readonly type: 'csv' | 'xlsx' | null };
  /** Name of the last saved file. */
  readonly saved: string | null;
  readonly backHref: string;
  readonly onFolder: () => void;
  readonly onSheet: (type: 'csv' | 'xlsx') => void;
}

/** Exports of what customers see. */
export function ExportView(props: ExportViewProps) {
  const { folder, sheet, saved, backHref, onFolder, onSheet } = props;
  const { t, i18n } = useTranslation('counterFiles');
  const isRunning = folder.status === 'running' || sheet.status === 'running';
  const done = saved === null || isRunning ? null : t('exportDone', { name: saved });
  const failed = [folder, sheet].find(({ error }) => error !== null)?.error ?? null;
  const problem =
    failed !== null
      ? counterLoadMessage(i18n, failed)
      : folder.status === 'incomplete'
        ? t('picturesMissing')
        : null;
  useAnnouncement(isRunning ? t('preparing') : (problem ?? done));
  const isSheet = (type: 'csv' | 'xlsx') => sheet.status === 'running' && sheet.type === type;
  return (
    <Page title={t('exportTitle')} backHref={backHref}>
      <p className={styles.intro}>{t('exportIntro')}</p>
      <Stack gap={3}>
        {problem !== null && (
          <Callout tone="danger" icon={warningIcon}>
            {problem}
          </Callout>
        )}
        {done !== null && problem === null && (
          <Callout tone="success" icon={checkIcon}>
            {done}
          </Callout>
        )}
        <Choice
          title={t('exportFolder')}
          text={t('exportFolderText')}
          pending={folder.status === 'running'}
          onPress={onFolder}
        />
        <Choice
          title={t('exportXlsx')}
          text={t('exportXlsxText')}
          pending={isSheet('xlsx')}
          onPress={() => onSheet('xlsx')}
        />
        <Choice
          title={t('exportCsv')}
          text={t('exportCsvText')}
          pending={isSheet('csv')}
          onPress={() => onSheet('csv')}
        />
      </Stack>
    </Page>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly text: string;
  readonly pending: boolean;
  readonly onPress: () => void;
}

function Choice({ title, text, pending, onPress }: ChoiceProps) {
  const { t } = useTranslation('counterFiles');
  return (
    <Card>
      <div className={styles.choice}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <Button
          variant="secondary"
          pending={pending}
          aria-label={`${t('download')}: ${title}`}
          onClick={onPress}
        >
          {t('download')}
        </Button>
      </div>
    </Card>
  );
}
