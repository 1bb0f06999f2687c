import { ALL_DAY, type PeriodTexts, WEEKDAYS } from '@claypot/counter/hours';
import { type BranchValues, USUAL_HOURS } from '@claypot/counter/set-up';
import type { FieldChange } from '@claypot/domain/machines';
import { Button, checkIcon, Icon } from '@claypot/ui';
import { type ReactNode, useState } from 'react';
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
  const isEveryDay = (hours: PeriodTexts) =>
    WEEKDAYS.every((day) => form.values[day].join() === hours.join());
  const isUsual = isEveryDay(USUAL_HOURS);
  const isAllDay = isEveryDay(ALL_DAY);
  const hasError = WEEKDAYS.some((day) => field(day).error !== undefined);
  // Most restaurants have the same hours every day, so seven days are not shown at once.
  const [isOpen, setIsOpen] = useState(!isUsual && !isAllDay);
  const setAll = (value: PeriodTexts) => {
    for (const day of WEEKDAYS) onChange({ field: day, value });
  };
  return (
    <fieldset className={styles.hours}>
      <legend>{t('hours')}</legend>
      <div className={styles.quick}>
        <QuickChoice isChosen={isUsual} onPress={() => setAll(USUAL_HOURS)}>
          {t('everyDay')}
        </QuickChoice>
        <QuickChoice isChosen={isAllDay} onPress={() => setAll(ALL_DAY)}>
          {t('aroundTheClock')}
        </QuickChoice>
      </div>
      <details
        className={styles.perDay}
        open={isOpen || hasError}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{t('perDay')}</summary>
        <ul aria-label={t('perDay')} className={styles.days}>
          {WEEKDAYS.map((day, index) => {
            const { name, value, error, onChange: change } = field(day);
            const label = format.weekday(index + 1);
            return (
              <li key={day} className={styles.day}>
                <span>{label}</span>
                <PeriodFields
                  name={name}
                  day={label}
                  value={value}
                  error={error}
                  onChange={change}
                />
              </li>
            );
          })}
        </ul>
      </details>
    </fieldset>
  );
}

interface QuickChoiceProps {
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function QuickChoice({ isChosen, onPress, children }: QuickChoiceProps) {
  return (
    <Button variant="secondary" aria-pressed={isChosen} onClick={onPress}>
      {isChosen && <Icon drawing={checkIcon} size={16} />}
      <span>{children}</span>
    </Button>
  );
}
