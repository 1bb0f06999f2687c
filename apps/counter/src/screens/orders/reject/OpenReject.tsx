import { createReject, rejectInput, selectQuestion, selectReject } from '@claypot/counter/orders';
import type { BoardOrder } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useOrders } from '../shared/actors/orders-context.ts';
import { openBranchState } from '../shared/open-branch-state.ts';
import { RejectView } from './RejectView.tsx';

interface OpenRejectProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** Rejection of an order with its machine, and the PIN pad of the manager who approves it. */
export function OpenReject({ order, onClose }: OpenRejectProps) {
  const { board, keys, role, runtime, renderApproval } = useOrders();
  const actor = useActorRef(
    useMemo(() => createReject({ ...runtime, board, keys }), [runtime, board, keys]),
    { input: rejectInput(order) },
  );
  const snapshot = useSelector(actor, (state) => state);
  const [isBranchStateOpen, setIsBranchStateOpen] = useState(false);
  const question = selectQuestion(snapshot);
  return (
    <>
      <RejectView
        open
        reject={selectReject(snapshot, role)}
        onReason={(reason) => actor.send({ type: 'EDIT', change: { reason } })}
        onLine={(id) => actor.send({ type: 'LINE', id })}
        onText={(text) => actor.send({ type: 'EDIT', change: { text } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onSetBusy={() => setIsBranchStateOpen(true)}
        onClose={onClose}
      />
      {isBranchStateOpen && <openBranchState.Component onClose={onClose} />}
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
