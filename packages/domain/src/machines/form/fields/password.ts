import * as v from 'valibot';
import { type FieldMessage, message } from './messages.ts';

/** Length of a password, in characters. The maximum is from spec §9; the minimum is our own. */
export const PASSWORD_LENGTH = { least: 6, most: 10 } as const;

const lengthOf = (text: string) => [...text].length;

/** Schema of an existing password. Only the server can validate it further. */
export const givenPassword = (required: FieldMessage) =>
  v.pipe(
    v.string(),
    v.nonEmpty(message(required)),
    v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.most, message('PASSWORD_TOO_LONG')),
  );

/** Schema of a new password, which also checks the minimum length. */
export const newPassword = (required: FieldMessage) =>
  v.pipe(
    givenPassword(required),
    v.check((text) => lengthOf(text) >= PASSWORD_LENGTH.least, message('PASSWORD_TOO_SHORT')),
  );
