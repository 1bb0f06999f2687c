import * as v from 'valibot';
import { message } from '../form/messages.ts';
import { parseMobile } from '../form/phone.ts';

/** The contract's bounds. */
const MOST = { name: 100, unit: 50, type: 50, notes: 500 };

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, message('TOO_LONG')));

/** What the customer fills in of an address (spec §5). The place itself is not theirs to change. */
export const addressFormSchema = v.object({
  mail_name: v.pipe(line(MOST.name), v.nonEmpty(message('NAME_REQUIRED'))),
  mail_phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('PHONE_REQUIRED')),
    v.check((text) => parseMobile(text) !== null, message('PHONE_INVALID')),
    v.transform((text) => parseMobile(text) ?? text),
  ),
  mail_unit_no: v.pipe(line(MOST.unit), v.nonEmpty(message('UNIT_NO_REQUIRED'))),
  /** What the place is called, such as Home. */
  mail_type: line(MOST.type),
  /** For the rider. */
  notes: line(MOST.notes),
  /** `1`: deliver there from now on. */
  is_default: v.picklist(['0', '1']),
});

export type AddressFormValues = v.InferInput<typeof addressFormSchema>;
