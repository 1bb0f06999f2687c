import { selectHandover } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { HandoverView } from './HandoverView.tsx';

/** What a guest had on its way to the member, with the questions it raises. */
export function Handover() {
  const handover = useActorRef(useApp().machines.handover);
  return (
    <HandoverView
      {...useSelector(handover, selectHandover)}
      onChoose={(keep) => handover.send({ type: 'CHOOSE', keep })}
      onToggle={(id) => handover.send({ type: 'TOGGLE', id })}
      onSave={() => handover.send({ type: 'SAVE' })}
      onDecline={() => handover.send({ type: 'DECLINE' })}
      onRetry={() => handover.send({ type: 'RETRY' })}
      onLater={() => handover.send({ type: 'LATER' })}
    />
  );
}
