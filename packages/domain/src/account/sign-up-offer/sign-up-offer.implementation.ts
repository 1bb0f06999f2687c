import * as v from 'valibot';
import type { Ports } from '../../ports/ports.ts';
import { createStored } from '../../storage/stored.ts';
import { signUpOfferMachine } from './sign-up-offer.machine.ts';

export interface SignUpOfferDeps extends Pick<Ports, 'storage'> {
  subdomain: string;
  isGuest: () => boolean;
  /** Welcome bonus of a new member, in points. */
  points: () => number;
}

/**
 * Returns the sign-up offer machine. The offer is shown to guests only, if there is a welcome
 * bonus. Closing it is stored on the device.
 */
export function createSignUpOffer({ isGuest, points, storage, subdomain }: SignUpOfferDeps) {
  const closed = createStored(storage, {
    subdomain,
    thing: 'sign-up-offer',
    version: 1,
    schema: v.literal('closed'),
  });
  return signUpOfferMachine.provide({
    guards: { isWanted: () => isGuest() && points() > 0 && closed.read() === null },
    actions: { remember: () => void closed.write('closed') },
  });
}
