import { selectSignIn, sessionMachines } from '@claypot/counter/staff';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, INVITATION_PATH } from '../../../platform/page/paths.ts';
import { SignInView } from './SignInView.tsx';

export function SignInScreen() {
  const counter = useCounter();
  const { companyName, status } = useSession();
  const actor = useActorRef(counter.machines(sessionMachines).signIn);
  const { step, ...form } = useSelector(actor, selectSignIn);
  return (
    <SignInView
      companyName={companyName}
      needsCode={step === 'code'}
      form={form}
      invitationHref={hrefOf(INVITATION_PATH)}
      lockHref={status === 'locked' ? hrefOf('/') : null}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onBack={() => actor.send({ type: 'BACK' })}
      onLanguage={(language) => counter.language.send({ type: 'CHOOSE', language })}
    />
  );
}
