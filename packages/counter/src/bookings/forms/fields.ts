import * as v from 'valibot';
import { type FieldMessage, message } from '../../app/form/messages.ts';

/** Returns the schema of a whole number between the bounds of the contract. */
export const wholeNumber = (least: number, most: number, invalid: FieldMessage) =>
  v.pipe(
    v.nullable(v.number()),
    v.rawTransform<number | null, number>(({ dataset: { value }, addIssue, NEVER }) => {
      if (value !== null && Number.isInteger(value) && value >= least && value <= most)
        return value;
      addIssue({ message: message(invalid) });
      return NEVER;
    }),
  );

/** Schema of the number of people in a party. */
export const party = wholeNumber(1, 10_000, 'PARTY_INVALID');

/** Schema of a date, such as 2026-11-28. */
export const plainDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, message('DATE_INVALID')),
);

/** Schema of a time of day on a quarter of an hour, such as 19:30. */
export const hourMinute = v.pipe(
  v.string(),
  v.regex(/^\d{2}:(00|15|30|45)$/, message('TIME_INVALID')),
);

/** Schema of the length of a stay in minutes, as a text. */
export const stayMinutes = v.pipe(v.string(), v.transform(Number));
