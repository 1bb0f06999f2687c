import {
  createRefund,
  refundInput,
  selectQuestion,
  selectRefund,
  type TicketActionDeps,
} from '@claypot/counter/orders';
import type { Ticket } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useOrders } from '../shared/actors/orders-context.ts';
import { RefundView } from './RefundView.tsx';

interface OpenRefundProps {
  readonly deps: TicketActionDeps;
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Refund of an order with its machine, and the PIN pad of the manager who approves it. */
export function OpenRefund({ deps, ticket, onClose }: OpenRefundProps) {
  const { role, renderApproval } = useOrders();
  const actor = useActorRef(
    useMemo(() => createRefund(deps), [deps]),
    { input: refundInput(ticket) },
  );
  const snapshot = useSelector(actor, (state) => state);
  const question = selectQuestion(snapshot);
  return (
    <>
      <RefundView
        open
        refund={selectRefund(snapshot, role)}
        onPart={(part) => actor.send({ type: 'EDIT', change: { part } })}
        onAmount={(amount) => actor.send({ type: 'EDIT', change: { amount } })}
        onLine={(id) => actor.send({ type: 'LINE', id })}
        onReason={(reason) => actor.send({ type: 'EDIT', change: { reason } })}
        onText={(text) => actor.send({ type: 'EDIT', change: { text } })}
        onSubmit={() => actor.send({ type: 'SUBMIT' })}
        onClose={onClose}
      />
      {question !== null && renderApproval(question, (event) => actor.send(event))}
    </>
  );
}
