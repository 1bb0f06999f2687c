import { selectIsOffered } from '@claypot/domain/account';
import { memberMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { selectCartSummary, selectMemberPoints } from '@claypot/domain/ordering';
import { otherWayIn, pathTo, pathToSignIn } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useCart } from '../../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { SignUpOfferView } from './SignUpOfferView.tsx';

/** Returns to the home page after sign-in. */
const LOGIN = pathToSignIn(pathTo('home'));

/**
 * Invites a guest to sign up until it is closed: a floating banner with an empty cart, else a row.
 */
export function SignUpOffer() {
  const { company } = useApp();
  const machines = useMachines(memberMachines);
  const offer = useActorRef(machines.signUpOffer);
  const cart = useCart();
  const isFilled = useSelector(cart, (snapshot) => selectCartSummary(snapshot).total_qty > 0);
  const cartPoints = useSelector(cart, selectMemberPoints);
  const points = useSelector(company, (snapshot) => selectCompany(snapshot)?.sign_up_point ?? 0);
  return (
    <SignUpOfferView
      open={useSelector(offer, selectIsOffered)}
      points={points}
      cartPoints={isFilled ? cartPoints : null}
      signUpHref={otherWayIn('signUp', LOGIN)}
      loginHref={LOGIN}
      onClose={() => offer.send({ type: 'CLOSE' })}
    />
  );
}
