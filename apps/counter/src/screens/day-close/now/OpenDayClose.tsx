import { dayCloseMachines, selectDayClose } from '@claypot/counter/day-close';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { OpenMoveCash } from '../drawer-cash/OpenMoveCash.tsx';
import { DayCloseView } from './DayCloseView.tsx';

interface OpenDayCloseProps {
  readonly branchId: string;
  readonly onOpenClose: (number: number) => void;
}

/** The day close of a branch with its machine. */
export function OpenDayClose({ branchId, onOpenClose }: OpenDayCloseProps) {
  const counter = useCounter();
  const actor = useActorRef(counter.machines(dayCloseMachines).dayClose, {
    input: { branch_id: branchId },
  });
  const view = useSelector(actor, selectDayClose);
  const [isMoving, setIsMoving] = useState(false);
  return (
    <>
      <DayCloseView
        view={view}
        onEvent={(event) => actor.send(event)}
        onOpenClose={onOpenClose}
        onMoveCash={() => setIsMoving(true)}
      />
      {isMoving && (
        <OpenMoveCash
          branchId={branchId}
          drawers={view.state?.next?.drawers ?? []}
          onMoved={() => actor.send({ type: 'REFRESH' })}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}
