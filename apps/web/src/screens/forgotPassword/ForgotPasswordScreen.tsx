import { accountMachines, otherWayIn } from '@claypot/domain';
import { useActorRef } from '@xstate/react';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useCodeForm } from '../account/useCodeForm.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

/** A new password in place of one that was forgotten; then the form itself leads to the login. */
export function ForgotPasswordScreen() {
  const machines = useMachines(accountMachines);
  const { full: from } = usePath();
  const form = useActorRef(machines.resetPassword, { input: { from } });
  return (
    <ForgotPasswordView
      back={useBack()}
      code={useCodeForm(form, machines.resetOtp)}
      loginHref={otherWayIn('login', from)}
    />
  );
}
