import { dayCloseMachines, selectDayClose } from '@claypot/counter/day-close';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
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
  return (
    <DayCloseView
      view={useSelector(actor, selectDayClose)}
      onEvent={(event) => actor.send(event)}
      onOpenClose={onOpenClose}
    />
  );
}
