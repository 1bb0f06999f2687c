import {
  memberMachines,
  otherWayIn,
  pathTo,
  pathToSignIn,
  selectCompany,
  selectIsOffered,
} from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useMachines } from '../../app/useMachines.ts';
import { SignUpOfferView } from './SignUpOfferView.tsx';

/** Afterwards they are back here. */
const LOGIN = pathToSignIn(pathTo('home'));

/** The popup that asks a guest to become a member, until it is closed. */
export function SignUpOffer() {
  const { company } = useApp();
  const machines = useMachines(memberMachines);
  const offer = useActorRef(machines.signUpOffer);
  const points = useSelector(company, (snapshot) => selectCompany(snapshot)?.sign_up_point ?? 0);
  return (
    <SignUpOfferView
      open={useSelector(offer, selectIsOffered)}
      points={points}
      signUpHref={otherWayIn('signUp', LOGIN)}
      loginHref={LOGIN}
      onClose={() => offer.send({ type: 'CLOSE' })}
    />
  );
}
