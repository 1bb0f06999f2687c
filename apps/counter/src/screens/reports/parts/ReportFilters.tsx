import { isReportRange, isReportRangeName, REPORT_RANGES } from '@claypot/counter/reports';
import type { SalesReportRequest, SessionBranch } from '@claypot/sdk/counter';
import { Button, Select, TextField } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChoice } from './BranchChoice.tsx';
import styles from './ReportFilters.module.css';

interface ReportFiltersProps {
  readonly request: SalesReportRequest;
  readonly branches: readonly SessionBranch[];
  /** Days of the report that is shown; null before the first. */
  readonly shown: { readonly first_day: string; readonly last_day: string } | null;
  readonly onChange: (request: SalesReportRequest) => void;
}

const RANGE_TEXTS = {
  today: 'range_today',
  yesterday: 'range_yesterday',
  last_7_days: 'range_last_7_days',
  this_month: 'range_this_month',
  last_month: 'range_last_month',
} as const;

const FREE = 'free';

/** Branches and days of the report. Other days are shown once both are chosen. */
export function ReportFilters({ request, branches, shown, onChange }: ReportFiltersProps) {
  const { t } = useTranslation('counterReports');
  const [isFree, setFree] = useState(request.range === null);
  const choose = (value: string) => {
    setFree(value === FREE);
    if (isReportRangeName(value)) {
      onChange({ ...request, range: value, first_day: null, last_day: null });
    }
  };
  const days = { first: shown?.first_day ?? '', last: shown?.last_day ?? '' };
  return (
    <section className={styles.filters} aria-label={t('filter')}>
      {branches.length > 1 && (
        <BranchChoice
          branches={branches}
          chosen={request.branch_ids}
          onChange={(branch_ids) => onChange({ ...request, branch_ids })}
        />
      )}
      <Select
        label={t('days')}
        value={isFree ? FREE : (request.range ?? FREE)}
        choices={[
          ...REPORT_RANGES.map((range) => ({ value: range, label: t(RANGE_TEXTS[range]) })),
          { value: FREE, label: t('range_free') },
        ]}
        onChange={choose}
      />
      {isFree && (
        <FreeDays
          key={`${days.first} ${days.last}`}
          first={days.first}
          last={days.last}
          onShow={(first_day, last_day) =>
            onChange({ ...request, range: null, first_day, last_day })
          }
        />
      )}
    </section>
  );
}

interface FreeDaysProps {
  readonly first: string;
  readonly last: string;
  readonly onShow: (first: string, last: string) => void;
}

function FreeDays({ onShow, ...shown }: FreeDaysProps) {
  const { t } = useTranslation('counterReports');
  const [first, setFirst] = useState(shown.first);
  const [last, setLast] = useState(shown.last);
  const isComplete = first !== '' && last !== '';
  const error = !isComplete || isReportRange(first, last) ? undefined : t(problemOf(first, last));
  return (
    <form
      className={styles.days}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && error === undefined) onShow(first, last);
      }}
    >
      <TextField required type="date" label={t('firstDay')} value={first} onChange={setFirst} />
      <TextField
        required
        type="date"
        label={t('lastDay')}
        value={last}
        error={error}
        onChange={setLast}
      />
      <Button type="submit" variant="secondary" disabled={!isComplete || error !== undefined}>
        {t('show')}
      </Button>
    </form>
  );
}

function problemOf(first: string, last: string) {
  return first > last ? 'dayOrder' : 'tooLong';
}
