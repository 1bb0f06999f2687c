import type { CableView, PrintJobsView, PrintersView as View } from '@claypot/counter/printing';
import type { Printer, PrintJob } from '@claypot/sdk/counter';
import {
  Button,
  Callout,
  Card,
  checkIcon,
  Icon,
  Popup,
  plusIcon,
  printerIcon,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { ProblemJobs, RecentJobs } from '../jobs/JobsSection.tsx';
import { AddedPopup } from './AddedPopup.tsx';
import { PrinterRow } from './PrinterRow.tsx';
import styles from './PrintersView.module.css';

export interface PrintersViewProps {
  readonly view: View;
  /** Null until printing runs. */
  readonly jobs: PrintJobsView | null;
  /** Printer at the cable of this device; null on a device that is not paired. */
  readonly cable: CableView | null;
  readonly branchName: string;
  /** Host of the company, before the path of a printer's address. */
  readonly origin: string;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  /** True for managers, who add, change and remove printers. */
  readonly canManage: boolean;
  readonly backHref: string;
  /** Null if this device is paired. */
  readonly pairHref: string | null;
  readonly onAdd: () => void;
  readonly onEdit: (printer: Printer) => void;
  readonly onTest: (printer: Printer) => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
  readonly onCopy: (text: string) => void;
  /** Opens the browser's list of printers at the cable. */
  readonly onConnect: (printer: Printer) => void;
  readonly onDisconnect: () => void;
  readonly onReprint: (job: PrintJob) => void;
  readonly onFound: (jobId: string) => void;
}

/** Printers of the branch, and the tickets that are not on paper. */
export function PrintersView(props: PrintersViewProps) {
  const { view, jobs, branchName, canManage, backHref, onAdd, onRetry } = props;
  const { t } = useTranslation(['counterPrinting', 'counterStaff', 'counterStart']);
  const { action } = view;
  const tested = action.name === 'testPage' && action.status === 'done' ? action.printer : null;
  const sent = tested === null ? null : t('testPageSent', { name: tested.name });
  useAnnouncement(view.status === 'loading' ? t('counterStaff:loading') : sent);
  return (
    <Page
      title={t('counterStart:printers')}
      backHref={backHref}
      busy={view.status === 'loading'}
      actions={
        canManage && (
          <Button onClick={onAdd}>
            <Icon drawing={plusIcon} size={20} />
            <span>{t('addPrinter')}</span>
          </Button>
        )
      }
    >
      <p className={styles.intro}>{t('intro', { branch: branchName })}</p>
      <Rejection code={action.status === 'rejected' ? action.error : null} />
      {sent !== null && (
        <Callout tone="success" icon={checkIcon}>
          {sent}
        </Callout>
      )}
      {jobs !== null && (
        <ProblemJobs jobs={jobs} onReprint={props.onReprint} onFound={props.onFound} />
      )}
      <RecordsBody
        view={view}
        failedTitle={t('printersFailed')}
        empty={{
          icon: printerIcon,
          title: t('printersEmpty'),
          text: canManage ? t('printersEmptyText') : t('printersEmptyForStaff'),
        }}
        onRetry={onRetry}
      >
        <Card padding="none">
          <ul>
            {view.printers.map((printer) => (
              <PrinterRow key={printer.id} {...props} printer={printer} />
            ))}
          </ul>
        </Card>
      </RecordsBody>
      {jobs !== null && <RecentJobs jobs={jobs} />}
      <RemovePopup {...props} />
      <AddedPopup {...props} />
    </Page>
  );
}

function RemovePopup({ view, onConfirm, onDismiss }: PrintersViewProps) {
  const { t } = useTranslation(['counterPrinting', 'counterStaff']);
  const { name, printer, status } = view.action;
  const isRunning = status === 'running';
  return (
    <Popup
      open={name === 'remove' && (status === 'asking' || isRunning)}
      title={t('removeTitle', { name: printer?.name ?? '' })}
      onClose={onDismiss}
      actions={
        <>
          <Button variant="danger" pending={isRunning} onClick={onConfirm}>
            {t('remove')}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {t('counterStaff:cancel')}
          </Button>
        </>
      }
    >
      {t('removeText')}
    </Popup>
  );
}
