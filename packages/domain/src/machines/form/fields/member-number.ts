import * as v from 'valibot';
import { parseStoredMobile } from './phone.ts';
import { typedNumber } from './typed-number.ts';

/**
 * Schema of a member's mobile number in any spelling. Outputs E.164. The numbering plan is not
 * checked, because earlier versions accepted members without it; the server rejects unknown
 * numbers.
 */
export const memberNumber = v.pipe(
  typedNumber,
  v.transform((text) => parseStoredMobile(text) ?? text),
);
