import * as v from 'valibot';
import { type FieldMessage, message } from './messages.ts';

/** Characters of a password (spec §9 has the most, the least is this product's own). */
export const PASSWORD_LENGTH = { least: 6, most: 10 } as const;

const lengthOf = (text: string) => [...text].length;

/** A password as it was once chosen: only the server can say more about it. */
export const givenPassword = (required: FieldMessage) =>
  v.pipe(
    v.string(),
    v.nonEmpty(message(required)),
    v.check((text) => lengthOf(text) <= PASSWORD_LENGTH.most, message('PASSWORD_TOO_LONG')),
  );

/** A password that is chosen now. */
export const newPassword = (required: FieldMessage) =>
  v.pipe(
    givenPassword(required),
    v.check((text) => lengthOf(text) >= PASSWORD_LENGTH.least, message('PASSWORD_TOO_SHORT')),
  );
