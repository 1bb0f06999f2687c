import { pathTo } from '@claypot/domain/routes';
import { signUpOfferMachine } from '../../../packages/domain/src/account/sign-up-offer/sign-up-offer.machine.ts';
import { explore } from '../exploration.ts';

/** What a guest is offered at the foot of the first screen. */
export const signUpOfferExploration = explore<typeof signUpOfferMachine>({
  machine: signUpOfferMachine,
  file: 'account/sign-up-offer/sign-up-offer.machine.ts',
  actor: ({ started }) => started.read('signUpOffer'),
  path: pathTo('home'),
  who: 'guest',
  asks: [],
  offers: () => ({}),
});
