import { fieldIssue } from '@claypot/domain/flows';
import type { OpeningPeriod } from '@claypot/domain/time';
import type { DeliverySettings, Hours, Week } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { HoursEdit } from '../../app/hours-edit.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { fee, feeText, NOTICE_MINUTES, radius, wholeNumber } from './number-fields.ts';
import { dayPeriods, type PeriodTexts, periodTexts } from './periods.ts';

/** Fields of the weekdays, from Monday. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const fields = v.object({
  monday: dayPeriods,
  tuesday: dayPeriods,
  wednesday: dayPeriods,
  thursday: dayPeriods,
  friday: dayPeriods,
  saturday: dayPeriods,
  sunday: dayPeriods,
  delivers: v.boolean(),
  radius_metres: radius,
  base_fee: fee,
  fee_per_km: fee,
  notice_minutes: wholeNumber(NOTICE_MINUTES, 'NOTICE_INVALID'),
});

/** Output of the fields if the branch delivers without a radius. */
const withoutRadius = v.object({ delivers: v.literal(true), radius_metres: v.null() });

/** Values of the form: the weekdays with their periods, and texts of numbers. */
export type HoursSettingsValues = { [Day in Weekday]: PeriodTexts } & {
  delivers: boolean;
  radius_metres: string;
  base_fee: string;
  fee_per_km: string;
  notice_minutes: string;
};

type Settings = { [Day in Weekday]: OpeningPeriod[] } & DeliverySettings & {
    notice_minutes: number;
  };

const settingsSchema: v.GenericSchema<HoursSettingsValues, Settings> = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    const { output, success } = v.safeParse(withoutRadius, dataset.value);
    if (!success) return;
    addIssue(fieldIssue(output, 'radius_metres', message('RADIUS_REQUIRED')));
  }),
);

/**
 * Creates the form of the week, the delivery and the notice time. Start it with the present hours as
 * `input`. Emits `hours.submitted` with the parts that differ from them.
 */
export function createHoursSettings({ emit }: Pick<CounterRuntime, 'emit'>) {
  return createForm({
    schema: settingsSchema,
    initial: (hours: Hours): HoursSettingsValues => ({
      ...weekTexts(hours.week.periods),
      delivers: hours.delivery.settings.delivers,
      radius_metres: String(hours.delivery.settings.radius_metres ?? ''),
      base_fee: feeText(hours.delivery.settings.base_fee),
      fee_per_km: feeText(hours.delivery.settings.fee_per_km),
      notice_minutes: String(hours.notice.minutes),
    }),
    onChange: (_, changed) => emit({ type: 'hours.edited', form: 'settings', changed }),
    async submit(settings, _, hours) {
      emit({ type: 'hours.submitted', edit: editOf(settings, hours) });
    },
  });
}

function weekTexts(week: Week) {
  const textsOf = (day: Weekday) =>
    periodTexts(week.filter(({ weekday }) => WEEKDAYS[weekday - 1] === day));
  return {
    monday: textsOf('monday'),
    tuesday: textsOf('tuesday'),
    wednesday: textsOf('wednesday'),
    thursday: textsOf('thursday'),
    friday: textsOf('friday'),
    saturday: textsOf('saturday'),
    sunday: textsOf('sunday'),
  };
}

/** Returns the parts that differ from the hours with which the form began. */
function editOf(settings: Settings, { week, delivery, notice }: Hours): HoursEdit {
  const { delivers, radius_metres, base_fee, fee_per_km, notice_minutes } = settings;
  const periods = WEEKDAYS.flatMap((day, index) =>
    settings[day].map((period: OpeningPeriod) => ({ weekday: index + 1, ...period })),
  );
  const terms = { delivers, radius_metres, base_fee, fee_per_km };
  return {
    ...(!isEqual(periods, week.periods) && { week: periods }),
    ...(!isEqual(terms, delivery.settings) && { delivery: terms }),
    ...(notice_minutes !== notice.minutes && { notice: notice_minutes }),
  };
}

function isEqual(a: object, b: object): boolean {
  const text = (value: object) =>
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
        : inner,
    );
  return text(a) === text(b);
}
