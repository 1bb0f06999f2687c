import * as v from 'valibot';
import { message } from './messages.ts';
import { parseStoredMobile } from './phone.ts';

/**
 * Schema of a mobile number as typed. Outputs the trimmed text. The numbering plan is not checked.
 */
export const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('PHONE_REQUIRED')),
  v.check((text) => parseStoredMobile(text) !== null, message('PHONE_INVALID')),
);
