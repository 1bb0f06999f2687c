import { memberMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { NotificationView } from './NotificationView.tsx';

/** The member's notifications; being shown they are read. */
export function NotificationScreen() {
  const machines = useMachines(memberMachines);
  const actor = useActorRef(machines.notifications);
  return (
    <NotificationView
      back={useBack()}
      now={useBranchNow()}
      notifications={useSelector(actor, selectQuery)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
