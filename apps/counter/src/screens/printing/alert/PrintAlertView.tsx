import type { CableView, JobProblem, PrintJobsView } from '@claypot/counter/printing';
import { counterErrorMessage } from '@claypot/i18n/counter';
import type { ErrorCode, PrintJob } from '@claypot/sdk/counter';
import { Button, LinkButton, printerIcon, useAnnouncement } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBar } from '../../orders/shared/AlertBar.tsx';
import { problemTextOf } from '../shared/printing-texts.ts';
import { useTicketName } from '../shared/use-ticket-name.ts';

export interface PrintAlertViewProps {
  readonly jobs: PrintJobsView;
  /** State of the printer at the cable of this device. */
  readonly cable: Pick<CableView, 'status' | 'isRefused'>;
  /** Why the last ticket of this device was not sent to a printer; null if it was. */
  readonly rejected: ErrorCode | null;
  /** False without a person who may print. */
  readonly canPrint: boolean;
  readonly printersHref: string;
  readonly onReprint: (job: PrintJob) => void;
  /** Sends the rejected ticket again. */
  readonly onRetry: () => void;
  /** Closes the message of the rejected ticket. */
  readonly onDismiss: () => void;
  /** A person found the paper, or does not need it. */
  readonly onFound: (jobId: string) => void;
}

/** Tickets that are shown alone. More would leave no place for the board. */
const SHOWN = 2;

/** Bars for a ticket that is not on paper and for a printer that is gone. The board stays usable. */
export function PrintAlertView(props: PrintAlertViewProps) {
  const { cable, canPrint, jobs, printersHref } = props;
  const { t } = useTranslation('counterPrinting');
  const tickets = jobs.problems.filter(({ job }) => job.order_id !== null);
  const others = tickets.length - SHOWN;
  const link = canPrint ? (
    <LinkButton variant="plate" size="lg" href={printersHref}>
      {t('showPrinters')}
    </LinkButton>
  ) : undefined;
  const isGone = cable.status === 'gone';
  const title = isGone ? t('alertGone') : cable.status === 'slow' ? t('alertSlow') : null;
  useAnnouncement(title);
  return (
    <>
      {title !== null && (
        <AlertBar
          icon={printerIcon}
          title={title}
          text={
            isGone ? t(cable.isRefused ? 'cable_refused' : 'alertGoneText') : t('alertSlowText')
          }
          action={link}
        />
      )}
      {props.rejected !== null && <RejectedAlert {...props} code={props.rejected} />}
      {tickets.slice(0, SHOWN).map((problem) => (
        <TicketAlert key={problem.job.id} {...props} problem={problem} link={link} />
      ))}
      {others > 0 && (
        <AlertBar
          icon={printerIcon}
          title={t('alertMore', { count: others })}
          text={t('alertMoreText')}
          action={link}
        />
      )}
    </>
  );
}

interface RejectedAlertProps extends Pick<PrintAlertViewProps, 'onRetry' | 'onDismiss'> {
  readonly code: ErrorCode;
}

function RejectedAlert({ code, onRetry, onDismiss }: RejectedAlertProps) {
  const { t, i18n } = useTranslation(['counterPrinting', 'counterOrders']);
  useAnnouncement(t('notSent'));
  return (
    <AlertBar
      icon={printerIcon}
      title={t('notSent')}
      text={counterErrorMessage(i18n, code)}
      action={
        <>
          <Button variant="plate" size="lg" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <Button variant="plate" size="lg" onClick={onDismiss}>
            {t('counterOrders:dismiss')}
          </Button>
        </>
      }
    />
  );
}

interface TicketAlertProps extends PrintAlertViewProps {
  readonly problem: JobProblem;
  readonly link: ReactNode;
}

function TicketAlert({ problem, jobs, canPrint, link, onReprint, onFound }: TicketAlertProps) {
  const { t, i18n } = useTranslation('counterPrinting');
  const nameOf = useTicketName();
  const { job, kind, shortNumber } = problem;
  const title = t(titleOf(problem), { number: shortNumber ?? '' });
  useAnnouncement(title);
  const { error, job: printed, status } = jobs.reprint;
  const isOfJob = printed?.id === job.id;
  const message = isOfJob && status === 'rejected' && error !== null ? error : null;
  const text = message === null ? null : counterErrorMessage(i18n, message);
  const ticket = nameOf(job);
  return (
    <AlertBar
      icon={printerIcon}
      title={title}
      text={text === null ? t(problemTextOf(problem)) : t('alertRejected', { message: text })}
      action={
        <>
          {canPrint && kind !== 'waiting' && (
            <>
              <Button
                variant="plate"
                size="lg"
                aria-label={t('reprintOf', { ticket })}
                pending={isOfJob && status === 'running'}
                onClick={() => onReprint(job)}
              >
                {t('reprint')}
              </Button>
              <Button
                variant="plate"
                size="lg"
                aria-label={
                  kind === 'failed' ? t('notNeededOf', { ticket }) : t('foundOf', { ticket })
                }
                onClick={() => onFound(job.id)}
              >
                {kind === 'failed' ? t('notNeeded') : t('found')}
              </Button>
            </>
          )}
          {link}
        </>
      }
    />
  );
}

function titleOf({ job, kind }: JobProblem) {
  if (kind === 'unconfirmed') return 'alertUnconfirmed';
  if (kind === 'waiting') return 'alertWaiting';
  return job.kind === 'kitchen' ? 'alertKitchen' : 'alertReceipt';
}
