import { createTopUp, type MemberView, selectTopUp, topUpInput } from '@claypot/counter/members';
import { selectQuestion } from '@claypot/counter/orders';
import type { MemberCard } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import { TopUpView } from './TopUpView.tsx';

interface OpenTopUpProps {
  readonly member: MemberView;
  /** Called with the member after the top-up. */
  readonly onMember: (member: MemberCard) => void;
  readonly onClose: () => void;
}

/** Cash top-up with its machine, and the PIN pad of the manager who approves it. */
export function OpenTopUp({ member, onMember, onClose }: OpenTopUpProps) {
  const { branchId, keys, renderApproval, runtime } = useOrders();
  const [machine] = useState(() =>
    createTopUp({ ...runtime, keys, branch_id: branchId, onMember }),
  );
  const actor = useActorRef(machine, { input: topUpInput(member) });
  const snapshot = useSelector(actor, (state) => state);
  const question = selectQuestion(snapshot);
  return (
    <>
      <TopUpView
        open
        name={member.firstName}
        topUp={selectTopUp(snapshot)}
        onAmount={(amount) => actor.send({ type: 'EDIT', change: { amount } })}
        onReceived={(received) => actor.send({ type: 'EDIT', change: { received } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
