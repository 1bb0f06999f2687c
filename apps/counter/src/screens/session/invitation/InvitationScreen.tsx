import { sessionMachines } from '@claypot/counter/staff';
import { selectForm } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, SIGN_IN_PATH } from '../../../platform/page/paths.ts';
import { InvitationView } from './InvitationView.tsx';

export function InvitationScreen() {
  const counter = useCounter();
  const { companyName } = useSession();
  const actor = useActorRef(counter.machines(sessionMachines).acceptInvitation, {
    input: undefined,
  });
  const form = useSelector(actor, selectForm);
  return (
    <InvitationView
      companyName={companyName}
      form={form}
      signInHref={hrefOf(SIGN_IN_PATH)}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onLanguage={(language) => counter.language.send({ type: 'CHOOSE', language })}
    />
  );
}
