import { selectQuery } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { PointView } from './PointView.tsx';

/** What the member's points came from and went to. */
export function PointScreen() {
  const { machines } = useApp();
  const actor = useActorRef(machines.points);
  return (
    <PointView
      back={useBack()}
      points={useSelector(actor, selectQuery)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
