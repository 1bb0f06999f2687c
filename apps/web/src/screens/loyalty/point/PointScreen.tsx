import { pointMachines } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { PointView } from './PointView.tsx';

export function PointScreen() {
  const machines = useMachines(pointMachines);
  const actor = useActorRef(machines.points);
  return (
    <PointView
      back={useBack()}
      points={useSelector(actor, selectQuery)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
