import * as v from 'valibot';
import { message } from '../form/messages.ts';
import { parseMobile } from '../form/phone.ts';

/** The most characters of the remark: what the kitchen's slip has room for. */
export const REMARK_LENGTH = 200;

/** The contract's bounds. */
const MOST = { name: 100, email: 254 };

/** The form's word for "as soon as possible", where a chosen time is an instant. */
export const ASAP = 'ASAP';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, message('TOO_LONG')));

/** Who picks the order up, when, and what the kitchen should know. Values are as typed. */
export const orderFormSchema = v.object({
  full_name: v.pipe(line(MOST.name), v.nonEmpty(message('FULL_NAME_REQUIRED'))),
  email: v.pipe(
    line(MOST.email),
    v.nonEmpty(message('EMAIL_REQUIRED')),
    v.email(message('EMAIL_INVALID')),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('PHONE_REQUIRED')),
    v.check((text) => parseMobile(text) !== null, message('PHONE_INVALID')),
    v.transform((text) => parseMobile(text) ?? text),
  ),
  remark: line(REMARK_LENGTH),
  time: v.pipe(v.string(), v.nonEmpty()),
});

export type OrderFormValues = v.InferInput<typeof orderFormSchema>;
export type OrderFormOutput = v.InferOutput<typeof orderFormSchema>;
