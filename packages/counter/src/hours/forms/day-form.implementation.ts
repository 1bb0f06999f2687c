import { fieldIssue, line } from '@claypot/domain/flows';
import type { HoursDay } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { dayPeriods, type PeriodTexts, periodTexts } from './periods.ts';

/** Length of the name of a day, in characters. */
const NAME_LENGTH = 60;
/** Days ahead in which a day can be set. */
const MOST_DAYS = 400;

/** Input of the form of a single day. */
export interface HoursDayInput {
  /** Date at the branch. */
  readonly today: Temporal.PlainDate;
  /** Dates that have a single day already. */
  readonly taken: readonly string[];
  /** Values to begin with: of the day to change, or of the one to copy. Null for a new day. */
  readonly day: Pick<HoursDay, 'name' | 'periods'> | null;
  /** Date of the day to change; null for a new or copied one. */
  readonly date: string | null;
}

const dates = v.object({
  date: v.pipe(v.string(), v.isoDate(message('DATE_REQUIRED'))),
  /** The first date that is allowed. Only the check of the date reads it. */
  first: v.string(),
  /** Dates that have a single day, separated by spaces. Only the check of the date reads it. */
  taken: v.string(),
});

const daySchema = v.pipe(
  v.object({
    ...dates.entries,
    name_en: line(NAME_LENGTH),
    name_zh_CN: line(NAME_LENGTH),
    periods: dayPeriods,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const { output, success } = v.safeParse(dates, dataset.value);
    const problem = success ? dateProblem(output) : null;
    if (success && problem !== null) addIssue(fieldIssue(output, 'date', message(problem)));
  }),
);

function dateProblem({ date: text, first, taken }: { date: string; first: string; taken: string }) {
  if (taken.split(' ').includes(text)) return 'DATE_TAKEN';
  const ahead = Temporal.PlainDate.from(first).until(text).days;
  return ahead < 0 || ahead > MOST_DAYS ? 'DATE_OUT_OF_RANGE' : null;
}

export type HoursDayValues = v.InferInput<typeof daySchema>;

/** Creates the form of a single day. Emits `hours.submitted` with the day. */
export function createHoursDay({ emit }: Pick<CounterRuntime, 'emit'>) {
  return createForm({
    schema: daySchema,
    initial: ({ date: present, day, taken, today }: HoursDayInput): HoursDayValues => ({
      date: present ?? '',
      first: today.toString(),
      taken: taken.filter((each) => each !== present).join(' '),
      name_en: day?.name?.en ?? '',
      name_zh_CN: day?.name?.zh_CN ?? '',
      periods: periodTexts(day?.periods ?? []) as PeriodTexts,
    }),
    onChange: (_, changed) => emit({ type: 'hours.edited', form: 'day', changed }),
    async submit({ date: chosen, name_en, name_zh_CN, periods }) {
      // A name in one language is shown in both.
      const en = name_en || name_zh_CN;
      const zh_CN = name_zh_CN || name_en;
      const name = en === '' ? null : { en, zh_CN };
      emit({
        type: 'hours.submitted',
        edit: { days: [{ date: chosen, day: { name, periods } }] },
      });
    },
  });
}
