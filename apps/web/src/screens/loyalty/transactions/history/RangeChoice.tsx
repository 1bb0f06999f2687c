import {
  type DateRange,
  presetOf,
  presetRange,
  RANGE_PRESETS,
  rangeBounds,
} from '@claypot/domain/loyalty';
import { LOCALES } from '@claypot/i18n';
import { BottomSheet, Skeleton } from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useLanguage } from '../../../../hooks/text/use-language.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ChoiceChips } from '../../../shared/forms/ChoiceChips.tsx';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import { DaysButton } from './DaysButton.tsx';
import styles from './RangeChoice.module.css';

const PRESETS = {
  last30Days: 'last30Days',
  thisMonth: 'thisMonth',
  last3Months: 'last3Months',
  lastYear: 'lastYear',
} as const;

const loadCalendar = () => import('@claypot/ui/calendar');

/** Prefetches the calendar. Errors are handled when it is opened. */
const prefetchCalendar = () => {
  loadCalendar().catch(() => undefined);
};

interface RangeChoiceProps {
  readonly range: DateRange;
  readonly today: Temporal.PlainDate;
  readonly onChange: (range: DateRange) => void;
}

/**
 * Selected date range; pressing it opens a sheet to change it. A range is always selected. The
 * calendar loads on demand, and the presets do not wait for it.
 */
export function RangeChoice({ range, today, onChange }: RangeChoiceProps) {
  const { t } = useTranslation(['transactions', 'common']);
  const [open, setOpen] = useState(false);
  const format = useFormat();
  const locale = LOCALES[useLanguage()];
  const { first, last } = rangeBounds(today);
  const choose = (chosen: DateRange) => {
    setOpen(false);
    onChange(chosen);
  };
  const [start, end] = [range.start, range.end].map((day) => Temporal.PlainDate.from(day));
  return (
    <>
      <DaysButton
        onClick={() => setOpen(true)}
        onPointerEnter={prefetchCalendar}
        onFocus={prefetchCalendar}
      >
        {start && end && format.dayRange(start, end)}
      </DaysButton>
      <BottomSheet
        open={open}
        title={t('days')}
        closeLabel={t('common:close')}
        onClose={() => setOpen(false)}
      >
        {open && (
          <div className={styles.choice}>
            <ChoiceChips
              legend={t('quickDays')}
              layout="grid"
              chosen={presetOf(range, today) ?? ''}
              choices={RANGE_PRESETS.map((preset) => ({
                value: preset,
                label: t(PRESETS[preset]),
                pick: () => choose(presetRange(preset, today)),
              }))}
            />
            <p className={styles.hint}>{t('daysHint')}</p>
            <Deferred load={loadCalendar} outline={<CalendarSkeleton />}>
              {({ RangeCalendar }) => (
                <RangeCalendar
                  label={t('days')}
                  locale={locale}
                  value={range}
                  min={first.toString()}
                  max={last.toString()}
                  onChange={choose}
                />
              )}
            </Deferred>
          </div>
        )}
      </BottomSheet>
    </>
  );
}

function CalendarSkeleton() {
  return (
    <div className={styles.outline}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
