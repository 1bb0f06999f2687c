import * as v from 'valibot';
import { fromRequest } from '../../machines/base/from-request.ts';
import type { Coordinates, Places } from '../../ports/ports.ts';
import { distanceMetres } from '../geo/distance.ts';
import { pointOf } from '../geo/point.ts';
import { addressEditorMachine, type PinCheck } from './address-editor.machine.ts';
import { type AddressFormDeps, createAddressForm } from './address-form.implementation.ts';
import { addressFormSchema } from './address-form.schema.ts';
import { createPinPlace, type PinPlaceDeps } from './pin-place.ts';

/**
 * Distance in metres between pin and text above which the customer is asked. The text may refer to
 * the centre of a town.
 */
const MAX_DISTANCE = 15_000;

export type AddressEditorDeps = AddressFormDeps & PinPlaceDeps;

/**
 * Returns the address editor machine with its form, the lookup of the pin and the check of the pin.
 */
export function createAddressEditor(deps: AddressEditorDeps) {
  return addressEditorMachine.provide({
    actors: {
      form: createAddressForm(deps),
      place: createPinPlace(deps),
      check: fromRequest<{ question: string | null }, PinCheck>(async ({ input, signal }) => ({
        question: await questionOf(deps.places, input, signal),
      })),
    },
  });
}

/**
 * Returns the question about the pin; null if none. Skips an invalid form, which shows its own
 * errors first.
 */
async function questionOf(
  places: Places,
  { values, written }: PinCheck,
  signal: AbortSignal,
): Promise<string | null> {
  if (values === null || !v.is(addressFormSchema, values)) return null;
  const { latitude, longitude, mail_postcode, origin } = values;
  const question = [latitude, longitude, mail_postcode].join();
  const isFarFrom = (place: Coordinates) =>
    distanceMetres(pointOf(values), pointOf(place)) > MAX_DISTANCE;
  if (isFarFrom(origin)) return question;
  // A street cannot be looked up, so compare with the position of the pin when it was typed.
  if (written.mail_street !== undefined && isFarFrom(written.mail_street)) return question;
  if (mail_postcode === origin.mail_postcode) return null;
  const place = await places.postcode(mail_postcode, signal);
  return place !== null && isFarFrom(place) ? question : null;
}
