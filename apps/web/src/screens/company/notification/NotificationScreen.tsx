import { memberMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { NotificationView } from './NotificationView.tsx';

/** The member's notifications. Opening the page marks them as read. */
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
