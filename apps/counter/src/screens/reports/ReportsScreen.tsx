import { reportQueryOf, reportRequestOf, reportsMachines } from '@claypot/counter/reports';
import { selectQuery } from '@claypot/domain/machines';
import type { SalesReport, SalesReportRequest } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { REPORTS_PATH } from '../../platform/page/paths.ts';
import { saveFile } from '../../platform/page/save-file.ts';
import { useReportCsv } from './file/use-report-csv.ts';
import { ReportView } from './ReportView.tsx';

export function ReportsScreen() {
  const counter = useCounter();
  const { branches } = useSession();
  const query = useSearch();
  const [, navigate] = useLocation();
  const request = reportRequestOf(query);
  const actor = useActorRef(counter.machines(reportsMachines).salesReport, { input: request });
  const { data, error, stale, status } = useSelector(actor, selectQuery);
  const file = useFile();
  // The address is the source of the report, so that links and a reload work.
  const address = reportQueryOf(request);
  useEffect(() => {
    if (reportQueryOf(actor.getSnapshot().context.input) === address) return;
    actor.send({ type: 'SET_INPUT', input: reportRequestOf(address) });
  }, [actor, address]);
  const change = (changed: SalesReportRequest) => {
    const search = reportQueryOf(changed);
    file.clear();
    navigate(REPORTS_PATH + (search === '' ? '' : `?${search}`), { replace: true });
  };
  return (
    <ReportView
      view={{
        status: status === 'ready' || status === 'loading' ? status : 'failed',
        report: data,
        stale,
        error,
      }}
      request={request}
      branches={branches}
      isSaved={file.isSaved}
      onChange={change}
      onRefresh={() => {
        file.clear();
        actor.send({ type: 'REFRESH' });
      }}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onPrint={() => window.print()}
      onExport={() => {
        if (data !== null) file.save(data);
      }}
    />
  );
}

/** Saves reports as files. */
function useFile() {
  const { t } = useTranslation('counterReports');
  const csvOf = useReportCsv();
  const [isSaved, setSaved] = useState(false);
  return {
    isSaved,
    clear: () => setSaved(false),
    save: (report: SalesReport) => {
      const name = t('csvFile', { first: report.first_day, last: report.last_day });
      saveFile(document, `${name}.csv`, [csvOf(report)]);
      setSaved(true);
    },
  };
}
