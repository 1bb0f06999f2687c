import * as v from 'valibot';
import { parseStoredMobile } from './phone.ts';
import { typedNumber } from './typed-number.ts';

/**
 * The mobile number of a member, in any spelling; its output is E.164. The numbering plan is not
 * checked, because earlier versions let members join without it; the server says when no member has
 * such a number.
 */
export const memberNumber = v.pipe(
  typedNumber,
  v.transform((text) => parseStoredMobile(text) ?? text),
);
