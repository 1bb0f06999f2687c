import * as v from 'valibot';
import { halfWidth } from '../../../text/half-width.ts';
import { cleanLine, cleanText, hasHiddenCharacters } from '../../../text/readable-text.ts';
import { type FieldMessage, message } from './messages.ts';

/** Text of at most `max` code points, as in the contract. */
const bounded = (max: number, clean: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => !hasHiddenCharacters(text), message('HIDDEN_CHARACTERS')),
    v.check((text) => [...text].length <= max, message('TOO_LONG')),
  );

/** Schema of one line of text, trimmed; empty if it has no visible character. */
export const line = (max: number) => bounded(max, cleanLine);

/** Schema like {@link line}, for several lines. */
export const paragraph = (max: number) => bounded(max, cleanText);

/** Maximum length of an email address, in characters. */
const EMAIL_LENGTH = 254;

/**
 * Pattern of the contract. Valibot differs: `v.email()` rejects apostrophes and punycode, and
 * `v.rfcEmail()` accepts undeliverable domains of one label.
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

/** Maximum length of a person's name, in characters. */
const NAME_LENGTH = 100;

/** Schema of a person's name, with the message for an empty one. */
export const personName = (required: FieldMessage) =>
  v.pipe(line(NAME_LENGTH), v.nonEmpty(message(required)));

export const fullName = personName('FULL_NAME_REQUIRED');

export const plainDate = v.custom<Temporal.PlainDate>(
  (value) => value instanceof Temporal.PlainDate,
);

/** Schema of a required number or date. Rejects null, the initial value. */
export const filled = <TValue>(value: v.GenericSchema<TValue>, required: FieldMessage) =>
  v.pipe(
    v.nullable(value),
    v.rawTransform<TValue | null, TValue>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value !== null) return dataset.value;
      addIssue({ message: message(required) });
      return NEVER;
    }),
  );
