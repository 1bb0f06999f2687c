import * as v from 'valibot';
import { email, fullName } from '../form/fields.ts';
import { message } from '../form/messages.ts';

/** The earliest date of birth (spec §9). */
export const EARLIEST_BIRTH = '1910-01-01';

/** What a member tells of themselves (spec §5). `today` is asked for at each check. */
export const profileSchema = (today: () => Temporal.PlainDate) =>
  v.object({
    full_name: fullName,
    email,
    date_of_birth: v.pipe(
      v.string(),
      v.nonEmpty(message('DATE_OF_BIRTH_REQUIRED')),
      v.check((text) => isBirth(text, today()), message('DATE_OF_BIRTH_INVALID')),
    ),
  });

function isBirth(text: string, today: Temporal.PlainDate): boolean {
  try {
    const date = Temporal.PlainDate.from(text);
    const { compare } = Temporal.PlainDate;
    return (
      date.toString() === text && compare(date, EARLIEST_BIRTH) >= 0 && compare(date, today) <= 0
    );
  } catch {
    return false;
  }
}
