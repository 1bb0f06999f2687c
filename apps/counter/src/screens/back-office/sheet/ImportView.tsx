import type { SheetCorrections, SheetField, SheetImportView } from '@claypot/counter/files';
import { counterErrorMessage } from '@claypot/i18n/counter';
import type { SheetPlan } from '@claypot/sdk/counter';
import {
  Button,
  Callout,
  checkIcon,
  LinkButton,
  LoadingOverlay,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/layout/Page.tsx';
import { DropArea } from '../shared/DropArea.tsx';
import { ChangesPart } from './ChangesPart.tsx';
import { ColumnsPart } from './ColumnsPart.tsx';
import styles from './ImportView.module.css';
import { ProblemsPart } from './ProblemsPart.tsx';
import { RecognisedPart } from './RecognisedPart.tsx';

const ACCEPT = '.csv,.tsv,.txt,.xlsx,text/csv';

type Corrections = Partial<Pick<SheetCorrections, 'format' | 'sheet' | 'headerRow'>>;

export interface ImportViewProps {
  readonly view: SheetImportView;
  readonly backHref: string;
  readonly onChoose: (file: File) => void;
  /** Null ignores the column. */
  readonly onMap: (letters: string, field: SheetField | null) => void;
  readonly onCorrect: (corrections: Corrections) => void;
  /** Forgets the corrections. */
  readonly onGuess: () => void;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
}

/** Props of the parts below the file, with the preview. */
export interface ImportPartProps extends ImportViewProps {
  readonly plan: SheetPlan;
}

/** Import of a sheet: choose the file, correct the columns, add the rows to the draft. */
export function ImportView(props: ImportViewProps) {
  const { view, backHref, onChoose } = props;
  const { t } = useTranslation('counterFiles');
  const { status, plan } = view;
  const busy = status === 'reading' ? t('reading') : status === 'adding' ? t('adding') : null;
  useAnnouncement(busy);
  useAnnouncement(status === 'added' ? t('sheetAdded') : null);
  return (
    <Page title={t('importTitle')} backHref={backHref} busy={busy !== null}>
      <p className={styles.intro}>{t('importIntro')}</p>
      <DropArea
        label={status === 'empty' ? t('chooseSheet') : t('anotherFile')}
        hint={t('dropSheet')}
        accept={ACCEPT}
        disabled={status === 'adding'}
        onFiles={([file]) => file && onChoose(file)}
      />
      {status === 'reading' && plan === null && <LoadingOverlay label={t('reading')} />}
      <Failure {...props} />
      {status === 'added' && (
        <Callout
          tone="success"
          icon={checkIcon}
          action={
            <LinkButton size="sm" href={backHref}>
              {t('openDraft')}
            </LinkButton>
          }
        >
          {t('sheetAdded')}
        </Callout>
      )}
      {plan !== null && status !== 'added' && (
        <>
          <RecognisedPart {...props} plan={plan} />
          <ChangesPart {...props} plan={plan} />
          <ProblemsPart plan={plan} />
          <ColumnsPart {...props} plan={plan} />
        </>
      )}
    </Page>
  );
}

function Failure({ view: { failure, status }, backHref, onRetry, onGuess }: ImportViewProps) {
  const { t, i18n } = useTranslation('counterFiles');
  const text =
    failure === null || status === 'reading'
      ? null
      : failure.code === 'DRAFT_INVALID'
        ? t('draftIncomplete')
        : (failure.message ?? counterErrorMessage(i18n, failure.code));
  useAnnouncement(text);
  if (text === null || failure === null) return null;
  return (
    <Callout
      tone="danger"
      icon={warningIcon}
      action={
        <div className={styles.actions}>
          {failure.code === 'DRAFT_INVALID' ? (
            <LinkButton size="sm" href={backHref}>
              {t('openDraft')}
            </LinkButton>
          ) : (
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {failure.code === 'SHEET_UNREADABLE' && (
            <Button size="sm" variant="quiet" onClick={onGuess}>
              {t('guessAgain')}
            </Button>
          )}
        </div>
      }
    >
      {text}
    </Callout>
  );
}
