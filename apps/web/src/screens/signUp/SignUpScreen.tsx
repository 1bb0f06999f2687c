import { accountMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { otherWayIn } from '@claypot/domain/routes';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useIsHydrating } from '../../app/useIsHydrating.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useCodeForm } from '../account/useCodeForm.ts';
import { SignUpView } from './SignUpView.tsx';

/** Joining. Once someone is a member the guard leads on by itself. */
export function SignUpScreen() {
  const { company } = useApp();
  const machines = useMachines(accountMachines);
  const { full, pathname } = usePath();
  // A page that is drawn ahead knows no query.
  const isHydrating = useIsHydrating();
  const here = isHydrating ? pathname : full;
  const points = useSelector(company, (snapshot) => selectCompany(snapshot)?.sign_up_point ?? 0);
  return (
    <SignUpView
      back={useBack()}
      points={isHydrating ? null : points}
      code={useCodeForm(useActorRef(machines.signUp), machines.signUpOtp)}
      loginHref={otherWayIn('login', here)}
    />
  );
}
