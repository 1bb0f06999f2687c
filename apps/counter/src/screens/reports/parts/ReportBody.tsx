import type { SalesReport } from '@claypot/sdk/counter';
import { Card, chartIcon, EmptyState } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { BarTable } from '../charts/BarTable.tsx';
import { ColumnChart } from '../charts/ColumnChart.tsx';
import { useReportCharts } from '../charts/use-report-charts.ts';
import { FigureTable } from './FigureTable.tsx';
import styles from './ReportBody.module.css';
import { Tiles } from './Tiles.tsx';
import { useReportRows } from './use-report-rows.ts';

interface ReportBodyProps {
  readonly report: SalesReport;
  /** True if the person has several branches. */
  readonly hasBranches: boolean;
}

/** Texts of the chart of the days. */
const BY = {
  day: { title: 'byDay', column: 'day', choose: 'choose_day' },
  week: { title: 'byWeek', column: 'week', choose: 'choose_week' },
  month: { title: 'byMonth', column: 'month', choose: 'choose_month' },
} as const;

/** Figures and charts of a report. */
export function ReportBody({ report, hasBranches }: ReportBodyProps) {
  const { t } = useTranslation('counterReports');
  const charts = useReportCharts()(report);
  const rows = useReportRows()(report);
  const by = BY[charts.grouping];
  const hasSales = report.figures.order_count > 0;
  const isOneDay = report.by_day.length === 1;
  return (
    <>
      <Tiles figures={report.figures} previous={report.previous} />
      {hasSales ? (
        <div className={styles.grid}>
          {!isOneDay && (
            <ColumnChart
              key={`${report.first_day} ${charts.grouping}`}
              title={t(by.title)}
              columnName={t(by.column)}
              chooseLabel={t(by.choose)}
              columns={charts.days}
            />
          )}
          <ColumnChart
            key={report.first_day}
            title={t('byHour')}
            columnName={t('hour')}
            chooseLabel={t('choose_hour')}
            columns={charts.hours}
          />
        </div>
      ) : (
        <Card>
          <EmptyState icon={chartIcon} title={t('noSales')} />
        </Card>
      )}
      <div className={styles.grid}>
        <FigureTable title={t('figures')} hint={t('inRinggit')} rows={rows.sales} />
        {hasSales && (
          <div className={styles.column}>
            <BarTable
              title={t('byMethod')}
              rowName={t('method')}
              countName={t('orders')}
              bars={charts.methods}
            />
            <BarTable
              title={t('byPayment')}
              rowName={t('payment')}
              countName={t('orders')}
              bars={charts.payments}
            />
          </div>
        )}
      </div>
      {hasBranches && report.branches.length > 1 && (
        <BarTable
          title={t('byBranch')}
          rowName={t('branch')}
          countName={t('orders')}
          bars={charts.branches}
        />
      )}
      {hasSales && (
        <BarTable
          title={t('byDish')}
          hint={t('byDishHint')}
          rowName={t('dish')}
          countName={t('quantity')}
          bars={charts.items}
          rest={charts.rest}
        />
      )}
      <div className={styles.grid}>
        <FigureTable title={t('bookings')} hint={t('bookingsHint')} rows={rows.bookings} />
        <FigureTable
          title={t('members')}
          hint={report.members.joined === null ? t('companyOnly') : undefined}
          rows={rows.members}
        />
      </div>
    </>
  );
}
