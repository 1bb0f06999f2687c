import * as v from 'valibot';
import { line, paragraph } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import { compactDigits } from '../../text/half-width.ts';

/** Text that the place provides; not typed by the customer. */
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

/** Maximum lengths of the contract, in characters. */
const MOST = { name: 100, unit: 50, street: 200, type: 50, notes: 500 };

/**
 * Schema of the address form (spec §5). City, state and country come from the place. Street and
 * postcode do too, if the place has them. Both are editable, because open data has no streets and
 * only one postcode per district.
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
  /** Label of the place, for example Home. */
  mail_type: line(MOST.type),
  /** Notes for the rider. */
  notes: paragraph(MOST.notes),
  /** True to make it the default delivery address. */
  is_default: v.boolean(),
  /** Position of the pin, in decimal degrees. */
  latitude: v.string(),
  longitude: v.string(),
  /** Place text that the fields were filled in from. */
  origin: addressText,
  /** Reference of this form. Saving again after a lost reply creates no second address. */
  reference: v.string(),
});

export type AddressFormValues = v.InferInput<typeof addressFormSchema>;
