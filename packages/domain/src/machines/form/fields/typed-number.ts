import * as v from 'valibot';
import { message } from './messages.ts';
import { parseStoredMobile } from './phone.ts';

/** Schema of a typed mobile number, with the number of digits of any plan so far. */
export const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('PHONE_REQUIRED')),
  v.check((text) => parseStoredMobile(text) !== null, message('PHONE_INVALID')),
);
