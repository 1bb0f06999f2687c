import { counterErrorMessage } from '@claypot/i18n/counter';
import type { ErrorCode, PrintJob } from '@claypot/sdk/counter';
import { Button, Callout, checkIcon, LinkButton, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './PrintTicketView.module.css';

export interface PrintTicketViewProps {
  readonly status: 'idle' | 'asking' | 'running' | 'rejected' | 'done';
  /** Job of the ticket; null until the server has it. */
  readonly job: PrintJob | null;
  readonly error: ErrorCode | null;
  /** Address of the window that prints the ticket with the browser. */
  readonly browserHref: string;
  readonly onRetry: () => void;
}

/** Result of a print, below its buttons. It never covers the ticket. */
export function PrintTicketView(props: PrintTicketViewProps) {
  const { status, job, error } = props;
  const { t, i18n } = useTranslation('counterPrinting');
  const isSent = status === 'done' && job !== null;
  const sent = isSent ? sentText() : null;
  const failed = status === 'rejected' ? (error ?? 'ERROR') : null;
  const failure =
    failed === null
      ? null
      : failed === 'NO_PRINTER'
        ? t('noPrinterText')
        : counterErrorMessage(i18n, failed);
  useAnnouncement(sent ?? failure ?? t('sending'));

  function sentText(): string {
    if (job?.is_duplicate === true) return t('sentDuplicate');
    return job?.printer_name === null || job === null
      ? t('sent')
      : t('sentTo', { printer: job.printer_name });
  }

  return (
    <div className={styles.status}>
      {sent !== null && (
        <Callout tone="success" icon={checkIcon}>
          {sent}
        </Callout>
      )}
      {failure !== null && (
        <Callout
          tone={failed === 'NO_PRINTER' ? 'info' : 'danger'}
          {...(failed !== 'NO_PRINTER' && { icon: warningIcon })}
          title={failed === 'NO_PRINTER' ? t('noPrinter') : t('notSent')}
          action={<Actions {...props} hasNoPrinter={failed === 'NO_PRINTER'} />}
        >
          {failure}
        </Callout>
      )}
      {sent === null && failure === null && <Callout>{t('sending')}</Callout>}
    </div>
  );
}

interface ActionsProps extends Pick<PrintTicketViewProps, 'browserHref' | 'onRetry'> {
  readonly hasNoPrinter: boolean;
}

function Actions({ hasNoPrinter, browserHref, onRetry }: ActionsProps) {
  const { t } = useTranslation('counterPrinting');
  return (
    <div className={styles.actions}>
      {!hasNoPrinter && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
      <LinkButton variant="secondary" href={browserHref} target="_blank" rel="noopener">
        {hasNoPrinter ? t('openedNot') : t('printInBrowser')}
      </LinkButton>
    </div>
  );
}
