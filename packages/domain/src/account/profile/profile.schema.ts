import * as v from 'valibot';
import { dateText } from '../../machines/form/fields/date-text.ts';
import { email, filled, fullName, plainDate } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';

/** Earliest date of birth (spec §9). */
export const EARLIEST_BIRTH = '1910-01-01';

/** Returns the schema of the profile form (spec §5). Calls `today` on each validation. */
export const profileSchema = (today: () => Temporal.PlainDate) =>
  v.object({
    full_name: fullName,
    email,
    date_of_birth: v.pipe(
      filled(plainDate, 'DATE_OF_BIRTH_REQUIRED'),
      v.check((date) => isBirth(date, today()), message('DATE_OF_BIRTH_INVALID')),
      v.transform(dateText),
    ),
  });

function isBirth(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const { compare } = Temporal.PlainDate;
  return compare(date, EARLIEST_BIRTH) >= 0 && compare(date, today) <= 0;
}

export type ProfileValues = v.InferInput<ReturnType<typeof profileSchema>>;
