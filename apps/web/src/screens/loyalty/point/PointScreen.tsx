import { selectCompany } from '@claypot/domain/company';
import { pointMachines, pointsWorth } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { LateMemberNews } from '../../shared/loyalty/LateMemberNews.tsx';
import { PointView } from './PointView.tsx';

export function PointScreen() {
  const machines = useMachines(pointMachines);
  const actor = useActorRef(machines.points);
  const company = useSelector(useApp().company, selectCompany);
  return (
    <>
      <LateMemberNews />
      <PointView
        back={useBack()}
        points={useSelector(actor, selectQuery)}
        worth={pointsWorth(company)}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    </>
  );
}
