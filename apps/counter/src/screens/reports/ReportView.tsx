import type { Freshness } from '@claypot/domain/machines';
import type {
  ErrorCode,
  SalesReport,
  SalesReportRequest,
  SessionBranch,
} from '@claypot/sdk/counter';
import { Button, Callout, chartIcon, checkIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Page } from '../shared/layout/Page.tsx';
import { RecordsBody } from '../shared/layout/RecordsBody.tsx';
import { ReportBody } from './parts/ReportBody.tsx';
import { ReportFilters } from './parts/ReportFilters.tsx';
import styles from './ReportView.module.css';

export interface ReportViewProps {
  readonly view: Pick<Freshness, 'stale'> & {
    readonly status: 'loading' | 'ready' | 'failed';
    readonly report: SalesReport | null;
    readonly error: ErrorCode | null;
  };
  readonly request: SalesReportRequest;
  /** Branches that the person can choose. */
  readonly branches: readonly SessionBranch[];
  /** True after the report was saved as a file. */
  readonly isSaved: boolean;
  readonly onChange: (request: SalesReportRequest) => void;
  readonly onRefresh: () => void;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
  readonly onExport: () => void;
}

/** Sales, bookings and members of branches in a range of days. */
export function ReportView(props: ReportViewProps) {
  const { view, request, branches, isSaved } = props;
  const { t } = useTranslation(['counterReports', 'counterStart']);
  const { report } = view;
  useAnnouncement(isSaved ? t('csvSaved') : null);
  return (
    <Page title={t('counterStart:reports')} busy={view.status === 'loading'} width="wide">
      <ReportFilters
        request={request}
        branches={branches}
        shown={report}
        onChange={props.onChange}
      />
      <RecordsBody
        view={view}
        failedTitle={t('failed')}
        empty={{ icon: chartIcon, title: t('noSales') }}
        onRetry={props.onRetry}
      >
        {report !== null && (
          <>
            <Head {...props} report={report} />
            <ReportBody report={report} hasBranches={branches.length > 1} />
          </>
        )}
      </RecordsBody>
    </Page>
  );
}

interface HeadProps extends ReportViewProps {
  readonly report: SalesReport;
}

/** Days of the report, and what can be done with it. */
function Head({ report, isSaved, onExport, onPrint, onRefresh }: HeadProps) {
  const { t } = useTranslation('counterReports');
  const format = useFormat();
  const days = (first: string, last: string) =>
    format.dayRange(Temporal.PlainDate.from(first), Temporal.PlainDate.from(last));
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.days} translate="no">
            {days(report.first_day, report.last_day)}
          </p>
          <p className={styles.soft}>
            {t('compared', {
              range: days(report.previous_first_day, report.previous_last_day),
            })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onRefresh}>
            {t('refresh')}
          </Button>
          <Button variant="secondary" onClick={onPrint}>
            {t('print')}
          </Button>
          <Button variant="secondary" onClick={onExport}>
            {t('csv')}
          </Button>
        </div>
      </div>
      {isSaved && (
        <Callout tone="success" icon={checkIcon}>
          {t('csvSaved')}
        </Callout>
      )}
      {report.last_day >= report.today && report.first_day <= report.today && (
        <Callout>{t('today')}</Callout>
      )}
    </>
  );
}
