import {
  createMoveCash,
  type MoveDrawer,
  moveCashInput,
  selectMoveCash,
} from '@claypot/counter/day-close';
import { selectQuestion } from '@claypot/counter/orders';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import { MoveCashSheet } from './MoveCashSheet.tsx';

interface OpenMoveCashProps {
  readonly branchId: string;
  readonly drawers: readonly MoveDrawer[];
  /** Called after the cash was recorded. */
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Cash of a drawer with its machine, and the PIN pad of the manager who approves it. */
export function OpenMoveCash({ branchId, drawers, onMoved, onClose }: OpenMoveCashProps) {
  const { runtime } = useCounter();
  const { keys, renderApproval } = useOrders();
  const [machine] = useState(() => createMoveCash({ ...runtime, keys, onMoved }));
  const actor = useActorRef(machine, { input: moveCashInput({ branch_id: branchId, drawers }) });
  const snapshot = useSelector(actor, (state) => state);
  const question = selectQuestion(snapshot);
  return (
    <>
      <MoveCashSheet
        move={selectMoveCash(snapshot)}
        onEdit={(change) => actor.send({ type: 'EDIT', change })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
