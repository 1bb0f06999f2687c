import { manageMachines, selectSecondFactor } from '@claypot/counter/staff';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { hrefOf, SETTINGS_PATH } from '../../../platform/page/paths.ts';
import { SecondFactorView } from './SecondFactorView.tsx';

export function SecondFactorScreen() {
  const counter = useCounter();
  const { person } = useSession();
  const actor = useActorRef(counter.machines(manageMachines).secondFactor, {
    input: { isOn: person?.second_factor ?? false },
  });
  return (
    <SecondFactorView
      view={useSelector(actor, selectSecondFactor)}
      backHref={hrefOf(SETTINGS_PATH)}
      onBegin={() => actor.send({ type: 'BEGIN' })}
      onRemove={() => actor.send({ type: 'REMOVE' })}
      onCode={(code) => actor.send({ type: 'CHANGE', code })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onCancel={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
