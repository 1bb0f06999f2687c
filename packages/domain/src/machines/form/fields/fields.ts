import * as v from 'valibot';
import { halfWidth } from '../../../text/half-width.ts';
import { cleanLine, cleanText, hasHiddenCharacters } from '../../../text/readable-text.ts';
import { type FieldMessage, message } from './messages.ts';

/** Bounded as the contract is, in code points. */
const bounded = (max: number, clean: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => !hasHiddenCharacters(text), message('HIDDEN_CHARACTERS')),
    v.check((text) => [...text].length <= max, message('TOO_LONG')),
  );

/** One line, without the space around it; empty when nothing of it can be seen. */
export const line = (max: number) => bounded(max, cleanLine);

/** {@link line} that may have several lines. */
export const paragraph = (max: number) => bounded(max, cleanText);

/** The most characters of an email address. */
const EMAIL_LENGTH = 254;

/**
 * The contract's pattern. Valibot's own rules are another: `v.email()` refuses apostrophes and
 * punycode, `v.rfcEmail()` takes domains of one label, to which nothing can be sent.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

export const email = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(halfWidth(text))),
  v.nonEmpty(message('EMAIL_REQUIRED')),
  v.maxLength(EMAIL_LENGTH, message('TOO_LONG')),
  v.regex(EMAIL, message('EMAIL_INVALID')),
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
