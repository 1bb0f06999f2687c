import * as v from 'valibot';
import { message } from './messages.ts';
import { parseMobile } from './phone.ts';
import { typedNumber } from './typed-number.ts';

/**
 * Schema of a mobile number that fits the numbering plan, in any spelling. Outputs E.164. Checks
 * first that it is a number, then its length.
 */
export const mobileNumber = v.pipe(
  typedNumber,
  v.check((text) => parseMobile(text) !== null, message('PHONE_LENGTH')),
  v.transform((text) => parseMobile(text) ?? text),
);
