import * as v from 'valibot';
import { message } from './messages.ts';
import { parseMobile } from './phone.ts';
import { typedNumber } from './typed-number.ts';

/**
 * A mobile number that fits the numbering plan, in any spelling; its output is E.164. Of what is
 * wrong with a number the form shows the first: that it is none at all, then its length.
 */
export const mobileNumber = v.pipe(
  typedNumber,
  v.check((text) => parseMobile(text) !== null, message('PHONE_LENGTH')),
  v.transform((text) => parseMobile(text) ?? text),
);
