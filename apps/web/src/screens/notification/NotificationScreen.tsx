import { selectResource } from '@claypot/domain';
import type { Notification } from '@claypot/sdk';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { NotificationView } from './NotificationView.tsx';

/** The member's notifications; being shown they are read. */
export function NotificationScreen() {
  const { machines } = useApp();
  const actor = useActorRef(machines.notifications, { input: { input: undefined } });
  return (
    <NotificationView
      back={useBack()}
      now={useBranchNow()}
      notifications={useSelector(actor, selectResource<Notification[]>)}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
