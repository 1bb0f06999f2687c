import { createReject, selectReject, selectRejectPad } from '@claypot/counter/orders';
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
  const { board, role, runtime, renderApproval } = useOrders();
  const actor = useActorRef(
    useMemo(() => createReject({ ...runtime, board }), [runtime, board]),
    { input: { order } },
  );
  const snapshot = useSelector(actor, (state) => state);
  const [isBranchStateOpen, setIsBranchStateOpen] = useState(false);
  const pad = selectRejectPad(snapshot);
  return (
    <>
      <RejectView
        open
        reject={selectReject(snapshot, role)}
        onReason={(reason) => actor.send({ type: 'REASON', reason })}
        onLine={(id) => actor.send({ type: 'LINE', id })}
        onText={(text) => actor.send({ type: 'TEXT', text })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onSetBusy={() => setIsBranchStateOpen(true)}
        onClose={onClose}
      />
      {isBranchStateOpen && <openBranchState.Component onClose={onClose} />}
      {pad !== null && renderApproval(pad, (event) => actor.send(event))}
    </>
  );
}
