import { sessionMachines } from '@claypot/counter/staff';
import { selectForm } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf } from '../../../platform/page/paths.ts';
import { PairView } from './PairView.tsx';

export function PairScreen() {
  const counter = useCounter();
  const { companyName, branches } = useSession();
  const [, navigate] = useLocation();
  const actor = useActorRef(counter.machines(sessionMachines).pairDevice, { input: undefined });
  const form = useSelector(actor, selectForm);
  useEffect(() => {
    if (form.done) navigate('/', { replace: true });
  }, [form.done, navigate]);
  return (
    <PairView
      companyName={companyName}
      branches={branches}
      form={form}
      skipHref={hrefOf('/')}
      onChange={(change) => actor.send({ type: 'CHANGE', change })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onLanguage={(language) => counter.language.send({ type: 'CHOOSE', language })}
    />
  );
}
