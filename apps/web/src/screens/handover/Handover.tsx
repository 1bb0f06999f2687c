import { selectHandover } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../app/AppContext.ts';
import { HandoverView } from './HandoverView.tsx';

interface HandoverProps {
  /** Told as soon as there is nothing more to ask. */
  readonly onOver: (isOver: true) => void;
}

/** What a guest had on its way to the member, with the questions it raises. */
export function Handover({ onOver }: HandoverProps) {
  const handover = useActorRef(useApp().machines.handover);
  const view = useSelector(handover, selectHandover);
  const isOver = view.stage === 'over';

  useEffect(() => {
    if (isOver) onOver(true);
  }, [isOver, onOver]);

  return (
    <HandoverView
      {...view}
      onChoose={(keep) => handover.send({ type: 'CHOOSE', keep })}
      onToggle={(id) => handover.send({ type: 'TOGGLE', id })}
      onSave={() => handover.send({ type: 'SAVE' })}
      onDecline={() => handover.send({ type: 'DECLINE' })}
      onRetry={() => handover.send({ type: 'RETRY' })}
      onLater={() => handover.send({ type: 'LATER' })}
    />
  );
}
