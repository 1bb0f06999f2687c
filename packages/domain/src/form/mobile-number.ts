import * as v from 'valibot';
import { message } from './messages.ts';
import { parseMobile } from './phone.ts';

/** A mobile number in any spelling; its output is E.164. */
export const mobileNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('PHONE_REQUIRED')),
  v.check((text) => parseMobile(text) !== null, message('PHONE_INVALID')),
  v.transform((text) => parseMobile(text) ?? text),
);
