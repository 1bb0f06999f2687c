import * as v from 'valibot';
import { distanceMetres } from '../geo/distance.ts';
import { type GeoPoint, pointOf } from '../geo/point.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { Places } from '../ports.ts';
import { addressEditorMachine, type PinCheck } from './address-editor.machine.ts';
import { type AddressFormDeps, createAddressForm } from './address-form.live.ts';
import { addressFormSchema } from './address-form.schema.ts';

/** Metres: as far as a pin can be from the place of its text, which may be the middle of a town. */
const FAR = 15_000;

export interface AddressEditorDeps extends AddressFormDeps {
  places: Places;
}

/** An address that is written, with its form and what its pin is held against. */
export function createAddressEditor(deps: AddressEditorDeps) {
  return addressEditorMachine.provide({
    actors: {
      form: createAddressForm(deps),
      check: fromRequest<{ question: string | null }, PinCheck>(async ({ input, signal }) => ({
        question: await questionOf(deps.places, input, signal),
      })),
    },
  });
}

/** What has to be asked about the pin; a form that is not complete has other things to say first. */
async function questionOf(
  places: Places,
  { subject: { address }, values }: PinCheck,
  signal: AbortSignal,
): Promise<string | null> {
  if (values === null || !v.is(addressFormSchema, values)) return null;
  const { latitude, longitude, mail_postcode } = values;
  const pin = pointOf({ latitude, longitude });
  const question = [latitude, longitude, mail_postcode].join();
  const isFar = (place: GeoPoint) => distanceMetres(pin, place) > FAR;
  if (isFar(pointOf(address))) return question;
  if (mail_postcode === address.mail_postcode) return null;
  const place = await places.postcode(mail_postcode, signal);
  return place !== null && isFar(pointOf(place)) ? question : null;
}
