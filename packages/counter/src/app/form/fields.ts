import * as v from 'valibot';
import { type FieldMessage, message } from './messages.ts';

/** Length of a password of staff, in characters. */
const PASSWORD_LENGTH = { least: 10, most: 100 } as const;

const lengthOf = (text: string) => [...text].length;

/** Schema of an existing password. Only the server can validate it further. */
export const givenPassword = v.pipe(
  v.string(),
  v.nonEmpty(message('PASSWORD_REQUIRED')),
  v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.most, message('PASSWORD_TOO_LONG')),
);

export const newPassword = v.pipe(
  givenPassword,
  v.check((text) => lengthOf(text) >= PASSWORD_LENGTH.least, message('PASSWORD_TOO_SHORT')),
);

/** Schema of a code of an authenticator app, which shows it in two groups of digits. */
export const oneTimeCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, message('ONE_TIME_CODE_INVALID')),
);

/** Schema of a PIN: four digits for the kitchen, six for others. The server knows the role. */
export const pin = v.pipe(v.string(), v.regex(/^\d{4}(\d{2})?$/, message('PIN_INVALID')));

/** Returns the schema of a required choice. */
export const chosen = (required: FieldMessage) => v.pipe(v.string(), v.nonEmpty(message(required)));

/** Schema of a field that may be empty; the output is then null. */
export const optional = (schema: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, string | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.trim() === '') return null;
      const result = v.safeParse(schema, dataset.value);
      if (result.success) return result.output;
      addIssue({ message: result.issues[0].message });
      return NEVER;
    }),
  );

/** Returns the schema of a number of whole minutes between the bounds. */
export const minutes = ({ least, most }: { least: number; most: number }) =>
  v.pipe(
    v.nullable(v.number()),
    v.rawTransform<number | null, number>(({ dataset: { value }, addIssue, NEVER }) => {
      if (value !== null && Number.isInteger(value) && value >= least && value <= most) {
        return value;
      }
      addIssue({ message: message('MINUTES_INVALID') });
      return NEVER;
    }),
  );
