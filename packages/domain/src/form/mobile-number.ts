import * as v from 'valibot';
import { message } from './messages.ts';
import { parseMobile, parseStoredMobile } from './phone.ts';
import { typedNumber } from './typed-number.ts';

/** A mobile number that fits the numbering plan, in any spelling; its output is E.164. */
export const mobileNumber = v.pipe(
  typedNumber,
  v.check((text) => parseStoredMobile(text) === null || fits(text), message('PHONE_LENGTH')),
  v.transform((text) => parseMobile(text) ?? text),
);

function fits(text: string): boolean {
  return parseMobile(text) !== null;
}
