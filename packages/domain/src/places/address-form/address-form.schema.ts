import * as v from 'valibot';
import { line, paragraph } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import { compactDigits } from '../../text/half-width.ts';

/** What the place of an address says of it; nobody types that. */
const addressText = v.object({
  mail_street: v.string(),
  mail_city: v.string(),
  mail_state: v.string(),
  mail_postcode: v.string(),
  state_id: v.string(),
  full_address: v.string(),
  latitude: v.string(),
  longitude: v.string(),
});

/** The contract's bounds. */
const MOST = { name: 100, unit: 50, street: 200, type: 50, notes: 500 };

/**
 * What the customer fills in of an address (spec §5). City, state and country are the place's. The
 * street and the postcode are too where it brings them; open data know no streets, and only one
 * postcode of a district, so both can be put right.
 */
export const addressFormSchema = v.object({
  mail_unit_no: v.pipe(line(MOST.unit), v.nonEmpty(message('UNIT_NO_REQUIRED'))),
  mail_street: v.pipe(line(MOST.street), v.nonEmpty(message('STREET_REQUIRED'))),
  mail_postcode: v.pipe(
    v.string(),
    v.transform(compactDigits),
    v.regex(/^\d{5}$/, message('POSTCODE_INVALID')),
  ),
  mail_name: v.pipe(line(MOST.name), v.nonEmpty(message('NAME_REQUIRED'))),
  mail_phone: mobileNumber,
  /** What the place is called, such as Home. */
  mail_type: line(MOST.type),
  /** For the rider. */
  notes: paragraph(MOST.notes),
  /** Deliver there from now on. */
  is_default: v.boolean(),
  /** Where the pin is: decimal degrees. */
  latitude: v.string(),
  longitude: v.string(),
  /** What the fields were filled in from. */
  origin: addressText,
  /** Made for this one form, so that saving it again after a lost reply makes no second address. */
  reference: v.string(),
});

export type AddressFormValues = v.InferInput<typeof addressFormSchema>;
