import { selectPinPad, sessionMachines } from '@claypot/counter/staff';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, SIGN_IN_PATH } from '../../../platform/page/paths.ts';
import { LockView } from './LockView.tsx';

export function LockScreen() {
  const counter = useCounter();
  const { device, people } = useSession();
  const actor = useActorRef(counter.machines(sessionMachines).pinSignIn, {
    input: { people, subject: null },
  });
  useEffect(() => actor.send({ type: 'SET_PEOPLE', people }), [actor, people]);
  const pad = useSelector(actor, selectPinPad);
  return (
    <LockView
      branchName={device?.branch.branch_name ?? ''}
      deviceName={device?.name ?? ''}
      pad={pad}
      passwordHref={hrefOf(SIGN_IN_PATH)}
      onChoose={(staff_id) => actor.send({ type: 'CHOOSE', staff_id })}
      onDigit={(digit) => actor.send({ type: 'DIGIT', digit })}
      onErase={() => actor.send({ type: 'ERASE' })}
      onBack={() => actor.send({ type: 'BACK' })}
    />
  );
}
