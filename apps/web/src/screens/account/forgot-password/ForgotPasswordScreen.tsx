import { accountMachines } from '@claypot/domain/app';
import { otherWayIn } from '@claypot/domain/routes';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useIsPrerendered } from '../../../hooks/loading/use-is-prerendered.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useCodeForm } from '../forms/use-code-form.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

/** Resets a forgotten password. The form then navigates to the login page. */
export function ForgotPasswordScreen() {
  const machines = useMachines(accountMachines);
  const { full: from, pathname } = usePath();
  // A prerendered page has no query string.
  const here = useIsPrerendered() ? pathname : from;
  const form = useActorRef(machines.resetPassword, { input: { from } });
  return (
    <ForgotPasswordView
      back={useBack()}
      code={useCodeForm(form, machines.resetOtp)}
      loginHref={otherWayIn('login', here)}
    />
  );
}
