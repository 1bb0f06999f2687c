import type { Place } from '@claypot/sdk';
import type { FieldChange } from '../../machines/form/form.types.ts';
import type { Coordinates } from '../../ports/ports.ts';
import { type AddressText, movedText } from '../addresses/address-text.ts';
import type { AddressFormValues } from './address-form.schema.ts';

/** Fields that follow the pin until the customer types into them. */
const FOLLOWING = ['mail_street', 'mail_postcode'] as const;

/** Fields that the customer typed, with the position of the pin at that time. */
export type WrittenFields = Partial<Record<(typeof FOLLOWING)[number], Coordinates>>;

/** Returns the written fields after the customer changed a field. */
export function withWritten(
  written: WrittenFields,
  { field }: FieldChange<AddressFormValues>,
  { latitude, longitude }: Coordinates,
): WrittenFields {
  const follows = FOLLOWING.find((one) => one === field);
  return follows === undefined ? written : { ...written, [follows]: { latitude, longitude } };
}

/**
 * Returns the form changes that adapt the text to the place at the pin.
 *
 * @param place null if the pin is at its first position, described by `address`
 */
export function followingChanges(
  { address, place }: { address: AddressText; place: Place | null },
  values: AddressFormValues,
  written: WrittenFields,
): FieldChange<AddressFormValues>[] {
  const origin = movedText(address, place);
  const isAtPin = (['latitude', 'longitude'] as const).every(
    (degrees) => origin[degrees] === values.origin[degrees],
  );
  if (isAtPin) return [];
  const fields = FOLLOWING.filter((field) => written[field] === undefined).map((field) => ({
    field,
    value: origin[field],
  }));
  return [...fields, { field: 'origin', value: origin }];
}
