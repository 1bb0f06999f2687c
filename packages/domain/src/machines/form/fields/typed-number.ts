import * as v from 'valibot';
import { message } from './messages.ts';
import { parseStoredMobile } from './phone.ts';

/** What was typed as a mobile number, with any number of digits that one ever had. */
export const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('PHONE_REQUIRED')),
  v.check((text) => parseStoredMobile(text) !== null, message('PHONE_INVALID')),
);
