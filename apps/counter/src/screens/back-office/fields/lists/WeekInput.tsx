import {
  type DraftValue,
  dayOfPeriods,
  isRecord,
  pathText,
  periodsOfDay,
  problemAt,
} from '@claypot/counter/back-office';
import { WEEKDAYS } from '@claypot/counter/hours';
import { useId } from 'react';
import { useFormat } from '../../../../hooks/use-format.ts';
import { PeriodFields } from '../../../settings/hours/shared/PeriodFields.tsx';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { FieldNote } from '../notes/FieldNote.tsx';
import texts from '../notes/notes.module.css';
import { useField } from '../use-field.ts';
import styles from './lists.module.css';

/** Opening hours of each day of the week. */
export function WeekInput({ field, ...place }: FieldProps<'week'>) {
  const format = useFormat();
  const { edit, problems } = useDraftForm();
  const { path, name, label, isHeading, bareHint, error, value } = useField(field, place);
  const id = useId();
  const week: Record<string, DraftValue> = isRecord(value) ? value : {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would number all fields inside
    <div role="group" aria-labelledby={id} className={styles.week} data-field={name} tabIndex={-1}>
      <p id={id} className={isHeading ? styles.unseen : texts.title}>
        {label}
      </p>
      <FieldNote hint={bareHint} error={undefined} />
      <FieldNote hint={undefined} error={error} />
      <ul className={styles.days}>
        {WEEKDAYS.map((weekday, index) => {
          const day = format.weekday(index + 1);
          const here = [...path, weekday];
          return (
            <li key={weekday} className={styles.day}>
              <p className={styles.dayName}>{day}</p>
              <PeriodFields
                name={pathText(here)}
                day={day}
                value={periodsOfDay(week[weekday])}
                error={problemAt(problems, here, 'below')}
                onChange={(periods) =>
                  edit({ type: 'SET', path: here, value: dayOfPeriods(periods) })
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
