import {
  type HoursSettingsValues,
  type PeriodTexts,
  WEEKDAYS,
  type Weekday,
} from '@claypot/counter/hours';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import type { FormCallbacks, FormView } from '../../../shared/forms/form-view.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { PeriodFields } from '../shared/PeriodFields.tsx';
import styles from './Settings.module.css';

interface WeekFieldsProps {
  readonly form: FormView<HoursSettingsValues>;
  readonly onChange: FormCallbacks<HoursSettingsValues>['onChange'];
}

/** Hours of the weekdays, from Monday. */
export function WeekFields({ form, onChange }: WeekFieldsProps) {
  const { t } = useTranslation('counterHours');
  const format = useFormat();
  const field = useFields<HoursSettingsValues>(form, onChange);
  const copyToAll = (from: Weekday, periods: PeriodTexts) => {
    for (const day of WEEKDAYS) if (day !== from) onChange({ field: day, value: periods });
  };
  return WEEKDAYS.map((weekday, index) => {
    const day = format.weekday(index + 1);
    const { value } = field(weekday);
    const isSame = WEEKDAYS.every((each) => form.values[each].join() === value.join());
    return (
      <div key={weekday} className={styles.weekday}>
        <fieldset className={styles.day}>
          <legend className={styles.dayName}>{day}</legend>
          <PeriodFields {...field(weekday)} day={day} />
          {!isSame && (
            <div className={styles.copy}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('copyDayToAll', { day })}
                onClick={() => copyToAll(weekday, value)}
              >
                {t('copyToAll')}
              </Button>
            </div>
          )}
        </fieldset>
      </div>
    );
  });
}
