import * as v from 'valibot';
import { type FieldMessage, message } from './messages.ts';

/** One line of text as the contract bounds it, without the space around it. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, message('TOO_LONG')));

/** The most characters of an email address. */
const EMAIL_LENGTH = 254;

export const email = v.pipe(
  line(EMAIL_LENGTH),
  v.nonEmpty(message('EMAIL_REQUIRED')),
  v.email(message('EMAIL_INVALID')),
);

/** The most characters of a person's name. */
const NAME_LENGTH = 100;

/** A person's name, with what is said where there is none. */
export const personName = (required: FieldMessage) =>
  v.pipe(line(NAME_LENGTH), v.nonEmpty(message(required)));

export const fullName = personName('FULL_NAME_REQUIRED');

export const plainDate = v.custom<Temporal.PlainDate>(
  (value) => value instanceof Temporal.PlainDate,
);

/** A number or a date that must be filled in: what it holds before it is, null, does not pass. */
export const filled = <TValue>(value: v.GenericSchema<TValue>, required: FieldMessage) =>
  v.pipe(
    v.nullable(value),
    v.rawTransform<TValue | null, TValue>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value !== null) return dataset.value;
      addIssue({ message: message(required) });
      return NEVER;
    }),
  );
