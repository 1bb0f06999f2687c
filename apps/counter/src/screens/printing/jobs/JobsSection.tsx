import type { PrintJobsView } from '@claypot/counter/printing';
import type { PrintJob } from '@claypot/sdk/counter';
import {
  Badge,
  type BadgeTone,
  Button,
  Callout,
  Card,
  checkIcon,
  useAnnouncement,
} from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { problemTextOf, STATE_TEXTS } from '../shared/printing-texts.ts';
import { useTicketName } from '../shared/use-ticket-name.ts';
import styles from './JobsSection.module.css';

export interface JobsSectionProps {
  readonly jobs: PrintJobsView;
  readonly onReprint: (job: PrintJob) => void;
  /** A person found the paper, or does not need it. */
  readonly onFound: (jobId: string) => void;
}

/** Maximum recent jobs. */
const SHOWN = 20;

/** Tickets that are not on paper, and the result of the last reprint. */
export function ProblemJobs(props: JobsSectionProps) {
  const { jobs } = props;
  const { t } = useTranslation('counterPrinting');
  const nameOf = useTicketName();
  const { error, job: printed, status } = jobs.reprint;
  const sent =
    status === 'done' && printed !== null ? t('reprinted', { ticket: nameOf(printed) }) : null;
  useAnnouncement(sent);
  return (
    <>
      <Rejection code={status === 'rejected' ? error : null} />
      {sent !== null && (
        <Callout tone="success" icon={checkIcon}>
          {sent}
        </Callout>
      )}
      {jobs.problems.length > 0 && (
        <Section title={t('problems')} hint={t('reprintHint')}>
          {jobs.problems.map((problem) => (
            <Problem key={problem.job.id} {...props} problem={problem} />
          ))}
        </Section>
      )}
    </>
  );
}

/** The latest jobs that need no person. */
export function RecentJobs({ jobs }: Pick<JobsSectionProps, 'jobs'>) {
  const { t } = useTranslation('counterPrinting');
  if (jobs.status === 'failed') {
    return (
      <Section title={t('recentJobs')}>
        <li className={styles.job}>{t('jobsFailed')}</li>
      </Section>
    );
  }
  if (jobs.others.length === 0) return null;
  return (
    <Section title={t('recentJobs')}>
      {jobs.others.slice(0, SHOWN).map((job) => (
        <li key={job.id} className={styles.job}>
          <JobWords job={job} />
          <Badge tone={TONES[job.state]}>{t(STATE_TEXTS[job.state])}</Badge>
        </li>
      ))}
    </Section>
  );
}

const TONES = {
  queued: 'notice',
  leased: 'progress',
  printed: 'success',
  failed: 'neutral',
  unconfirmed: 'neutral',
} as const satisfies Record<PrintJob['state'], BadgeTone>;

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Card padding="none">
        <ul>{children}</ul>
      </Card>
    </section>
  );
}

interface ProblemProps extends JobsSectionProps {
  readonly problem: PrintJobsView['problems'][number];
}

function Problem({ problem, jobs, onReprint, onFound }: ProblemProps) {
  const { t } = useTranslation('counterPrinting');
  const { job, kind } = problem;
  const ticket = useTicketName()(job);
  const { job: printed, status } = jobs.reprint;
  return (
    <li className={styles.job}>
      <JobWords job={job} text={t(problemTextOf(problem))} />
      {kind !== 'waiting' && (
        <div className={styles.actions}>
          <Button
            aria-label={t('reprintOf', { ticket })}
            pending={status === 'running' && printed?.id === job.id}
            onClick={() => onReprint(job)}
          >
            {t('reprint')}
          </Button>
          <Button
            variant="secondary"
            aria-label={kind === 'failed' ? t('notNeededOf', { ticket }) : t('foundOf', { ticket })}
            onClick={() => onFound(job.id)}
          >
            {kind === 'failed' ? t('notNeeded') : t('found')}
          </Button>
        </div>
      )}
    </li>
  );
}

function JobWords({ job, text }: { readonly job: PrintJob; readonly text?: string }) {
  const { t } = useTranslation('counterPrinting');
  const nameOf = useTicketName();
  const format = useFormat();
  const time = format.dateTime(Temporal.Instant.from(job.changed_at));
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <span>{nameOf(job)}</span>
        {job.is_duplicate && <Badge>{t('duplicate')}</Badge>}
      </p>
      {text !== undefined && <p>{text}</p>}
      <p className={styles.detail}>
        {job.printer_name === null ? time : t('problemBy', { printer: job.printer_name, time })}
      </p>
    </div>
  );
}
