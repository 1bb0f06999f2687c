import { selectQuestion } from '@claypot/counter/orders';
import {
  createRemovePayment,
  type PayDeps,
  type RemovedPayment,
  removePaymentInput,
  selectReasoned,
} from '@claypot/counter/pay';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useOrders } from '../../../orders/shared/actors/orders-context.ts';
import { usePayDeps } from '../shared/use-pay-deps.ts';
import { RemovePaymentView } from './RemovePaymentView.tsx';

interface OpenRemovePaymentProps {
  readonly removed: RemovedPayment;
  readonly onBill: PayDeps['onBill'];
  readonly onClose: () => void;
}

/** Removal of a payment with its machine, and the PIN pad of the manager who approves it. */
export function OpenRemovePayment({ removed, onBill, onClose }: OpenRemovePaymentProps) {
  const { renderApproval, role } = useOrders();
  const deps = usePayDeps(onBill);
  const [machine] = useState(() => createRemovePayment(deps));
  const actor = useActorRef(machine, { input: removePaymentInput(removed) });
  const snapshot = useSelector(actor, (state) => state);
  const question = selectQuestion(snapshot);
  return (
    <>
      <RemovePaymentView
        open
        payment={removed.payment}
        removal={selectReasoned(snapshot, 'removeBillPayment', role)}
        onReason={(text) => actor.send({ type: 'EDIT', change: { text } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
