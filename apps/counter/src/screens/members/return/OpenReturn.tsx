import { createReturn, returnInput, selectReturn } from '@claypot/counter/members';
import { selectQuestion } from '@claypot/counter/orders';
import type { CashTopUp, MemberCard } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import { ReturnDialogView } from './ReturnDialogView.tsx';

interface OpenReturnProps {
  readonly topUp: CashTopUp;
  /** Called with the member after the return. */
  readonly onMember: (member: MemberCard) => void;
  readonly onClose: () => void;
}

/** Return of a cash top-up with its machine, and the PIN pad of the manager who approves it. */
export function OpenReturn({ topUp, onMember, onClose }: OpenReturnProps) {
  const { branchId, keys, renderApproval, role, runtime } = useOrders();
  const [machine] = useState(() =>
    createReturn({ ...runtime, keys, branch_id: branchId, onMember }),
  );
  const actor = useActorRef(machine, { input: returnInput(topUp) });
  const snapshot = useSelector(actor, (state) => state);
  const question = selectQuestion(snapshot);
  return (
    <>
      <ReturnDialogView
        open
        topUp={selectReturn(snapshot, role)}
        onReason={(text) => actor.send({ type: 'EDIT', change: { text } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
