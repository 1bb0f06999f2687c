import type { Place } from '@claypot/sdk';
import type { FieldChange } from '../../machines/form/form.types.ts';
import type { Coordinates } from '../../ports/ports.ts';
import { type AddressText, movedText } from '../addresses/address-text.ts';
import type { AddressFormValues } from './address-form.schema.ts';

/** The fields that follow the pin as long as the customer writes nothing else into them. */
const FOLLOWING = ['mail_street', 'mail_postcode'] as const;

/** The fields that the customer has written in, each with where the pin was then. */
export type WrittenFields = Partial<Record<(typeof FOLLOWING)[number], Coordinates>>;

/** The same, after a change by the customer's hand. */
export function withWritten(
  written: WrittenFields,
  { field }: FieldChange<AddressFormValues>,
  { latitude, longitude }: Coordinates,
): WrittenFields {
  const follows = FOLLOWING.find((one) => one === field);
  return follows === undefined ? written : { ...written, [follows]: { latitude, longitude } };
}

/**
 * What has to change in the form for its text to be that of the place where the pin is.
 *
 * @param place null where the pin is where it was at first, of which `address` tells.
 */
export function followingChanges(
  { address, place }: { address: AddressText; place: Place | null },
  values: AddressFormValues,
  written: WrittenFields,
): FieldChange<AddressFormValues>[] {
  const origin = movedText(address, place);
  const isThere = (['latitude', 'longitude'] as const).every(
    (degrees) => origin[degrees] === values.origin[degrees],
  );
  if (isThere) return [];
  const fields = FOLLOWING.filter((field) => written[field] === undefined).map((field) => ({
    field,
    value: origin[field],
  }));
  return [...fields, { field: 'origin', value: origin }];
}
