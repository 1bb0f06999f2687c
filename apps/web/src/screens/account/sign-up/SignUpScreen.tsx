import { accountMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { otherWayIn } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useIsPrerendered } from '../../../hooks/loading/use-is-prerendered.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useCodeForm } from '../forms/use-code-form.ts';
import { SignUpView } from './SignUpView.tsx';

/** Sign-up page. After sign-up, the route guard redirects. */
export function SignUpScreen() {
  const { company } = useApp();
  const machines = useMachines(accountMachines);
  const { full, pathname } = usePath();
  // A prerendered page has no query string.
  const isPrerendered = useIsPrerendered();
  const here = isPrerendered ? pathname : full;
  const points = useSelector(company, (snapshot) => selectCompany(snapshot)?.sign_up_point ?? 0);
  return (
    <SignUpView
      back={useBack()}
      points={isPrerendered ? null : points}
      code={useCodeForm(useActorRef(machines.signUp), machines.signUpOtp)}
      loginHref={otherWayIn('login', here)}
    />
  );
}
