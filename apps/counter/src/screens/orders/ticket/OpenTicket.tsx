import { createTicket, selectSteps, selectTicket, ticketData } from '@claypot/counter/orders';
import { ORDER_STEPS, type StepName } from '@claypot/domain/order-steps';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { type RefundDialog, RefundDialogs } from '../refund/RefundDialogs.tsx';
import { OpenReject } from '../reject/OpenReject.tsx';
import { useOrders, useViewing } from '../shared/actors/orders-context.ts';
import { pressOf } from '../shared/actors/press.ts';
import { usePrintingSlot } from '../shared/actors/printing-slot.ts';
import { StepConfirm } from '../shared/StepConfirm.tsx';
import { TicketView } from './TicketView.tsx';
import type { Rider } from './ticket-props.ts';

interface OpenTicketProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Ticket of an order with its machine. Opening it stops the ringing. */
export function OpenTicket({ orderId, onClose }: OpenTicketProps) {
  const { board, keys, runtime, steps } = useOrders();
  const viewing = useViewing();
  const actor = useActorRef(
    useMemo(() => createTicket({ ...runtime, board }), [runtime, board]),
    { input: { order_id: orderId } },
  );
  const boardSnapshot = useSelector(board, (state) => state);
  const snapshot = useSelector(actor, (state) => state);
  const ticket = selectTicket(snapshot, boardSnapshot, viewing);
  const asking = useSelector(steps, selectSteps).asking;
  const [isRejecting, setIsRejecting] = useState(false);
  const [dialog, setDialog] = useState<RefundDialog | null>(null);
  const deps = useMemo(
    () => ({ ...runtime, board, keys, ticket: actor }),
    [runtime, board, keys, actor],
  );
  const printing = usePrintingSlot().ticketOf(orderId);
  const order = boardSnapshot.context.board.orders[orderId];

  const take = (step: StepName, rider: Rider | null) => {
    if (ticket.card === null) return;
    steps.send({ type: 'PRESS', press: { ...pressOf(ticket.card, step), rider } });
    if (!ORDER_STEPS[step].isFinal) onClose();
  };
  return (
    <>
      <TicketView
        open
        ticket={ticket}
        onClose={onClose}
        onRetry={() => actor.send({ type: 'RETRY' })}
        onStep={(step) => take(step, null)}
        onSendOut={(rider) => take('send_out', rider)}
        onAddMinutes={(minutes) => actor.send({ type: 'ADD_MINUTES', minutes })}
        onReject={() => setIsRejecting(true)}
        onRefund={() => setDialog({ kind: 'refund' })}
        onMarkLine={(lineId) => setDialog({ kind: 'unavailable', lineId })}
        onSettle={(refundId) => setDialog({ kind: 'settle', refundId })}
        onDismissStep={() => steps.send({ type: 'DISMISS', orderId })}
        {...printing}
      />
      {isRejecting && order !== undefined && (
        <OpenReject order={order} onClose={() => setIsRejecting(false)} />
      )}
      <RefundDialogs
        dialog={dialog}
        deps={deps}
        ticket={ticketData(snapshot)}
        onClose={() => setDialog(null)}
      />
      <StepConfirm
        asking={asking}
        onConfirmStep={() => {
          steps.send({ type: 'CONFIRM' });
          onClose();
        }}
        onCancelStep={() => steps.send({ type: 'CANCEL' })}
      />
    </>
  );
}
