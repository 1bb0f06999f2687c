import { ALL_DAY, type PeriodTexts, WEEKDAYS } from '@claypot/counter/hours';
import { type BranchValues, USUAL_HOURS } from '@claypot/counter/set-up';
import type { FieldChange } from '@claypot/domain/machines';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';
import { PeriodFields } from '../../../settings/hours/shared/PeriodFields.tsx';
import type { FormView } from '../../../shared/forms/form-view.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import styles from './WeekHours.module.css';

interface WeekHoursProps {
  readonly form: FormView<BranchValues>;
  readonly onChange: (change: FieldChange<BranchValues>) => void;
}

/** Opening hours of the week, with two quick choices for every day. */
export function WeekHours({ form, onChange }: WeekHoursProps) {
  const { t } = useTranslation('counterSetUp');
  const format = useFormat();
  const field = useFields(form, onChange);
  const setAll = (value: PeriodTexts) => {
    for (const day of WEEKDAYS) onChange({ field: day, value });
  };
  return (
    <fieldset className={styles.hours}>
      <legend>{t('hours')}</legend>
      <div className={styles.quick}>
        <Button variant="secondary" onClick={() => setAll(USUAL_HOURS)}>
          {t('everyDay')}
        </Button>
        <Button variant="secondary" onClick={() => setAll(ALL_DAY)}>
          {t('aroundTheClock')}
        </Button>
      </div>
      <ul aria-label={t('perDay')} className={styles.days}>
        {WEEKDAYS.map((day, index) => {
          const { name, value, error, onChange: change } = field(day);
          const label = format.weekday(index + 1);
          return (
            <li key={day} className={styles.day}>
              <span>{label}</span>
              <PeriodFields name={name} day={label} value={value} error={error} onChange={change} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
