import type { OpeningPeriod } from '@claypot/domain/time';
import type { SetUpDetails } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { chosen, optional } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import { dayPeriods } from '../../hours/forms/periods.ts';
import { WEEKDAYS } from '../../hours/forms/settings-form.implementation.ts';
import type { BranchValues } from '../set-up.types.ts';
import { NO_BRANCH } from './no-values.ts';
import { line } from './restaurant-form.implementation.ts';

/** States and federal territories of Malaysia. */
export const STATE_NAMES = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Kuala Lumpur',
  'Labuan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Perak',
  'Perlis',
  'Pulau Pinang',
  'Putrajaya',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
] as const satisfies readonly SetUpDetails['branch']['state'][];

const stateName = v.pipe(
  chosen('VALUE_REQUIRED'),
  v.picklist(STATE_NAMES, message('VALUE_REQUIRED')),
);

/** Degrees with a decimal point, as maps show them. */
const degrees = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d{1,3}(\.\d{1,15})?$/, message('POSITION_INVALID')),
    v.check((text) => Math.abs(Number(text)) <= most, message('POSITION_INVALID')),
  );

const schema = v.object({
  street1: line,
  street2: optional(line),
  postal_code: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/, message('POSTCODE_INVALID'))),
  city: line,
  state: stateName,
  latitude: degrees(90),
  longitude: degrees(180),
  name: optional(line),
  monday: dayPeriods,
  tuesday: dayPeriods,
  wednesday: dayPeriods,
  thursday: dayPeriods,
  friday: dayPeriods,
  saturday: dayPeriods,
  sunday: dayPeriods,
});

/** Details of the branch as the request has them. A branch without a name is named after its town. */
export function branchOf(values: BranchValues): SetUpDetails['branch'] {
  const { name, street1, street2, postal_code, city, state, latitude, longitude, ...days } =
    v.parse(schema, values);
  const label = name ?? city;
  const hours = WEEKDAYS.flatMap((day, index) =>
    days[day].map((period: OpeningPeriod) => ({ weekday: index + 1, ...period })),
  );
  const place = { street1, street2, postal_code, city, state, latitude, longitude };
  return { name: { en: label, zh_CN: label }, ...place, hours };
}

/**
 * Creates the form of the second step. It only validates.
 * @param before values of an earlier visit of the tab; null if there are none.
 */
export function createBranchForm(
  before: BranchValues | null,
  onChange: (values: BranchValues) => void,
) {
  return createForm({
    schema,
    initial: (): BranchValues => before ?? NO_BRANCH,
    onChange,
    submit: async () => undefined,
  });
}
