import {
  createSettle,
  selectSettle,
  settleInput,
  type TicketActionDeps,
} from '@claypot/counter/orders';
import type { Ticket } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { SettleView } from './SettleView.tsx';

interface OpenSettleProps {
  readonly deps: TicketActionDeps;
  readonly ticket: Ticket;
  readonly refundId: string;
  readonly onClose: () => void;
}

/** Dialog of a failed refund, with its machine. */
export function OpenSettle({ deps, ticket, refundId, onClose }: OpenSettleProps) {
  const actor = useActorRef(
    useMemo(() => createSettle(deps), [deps]),
    { input: settleInput(ticket, refundId) },
  );
  return (
    <SettleView
      open
      settle={useSelector(actor, selectSettle)}
      onAction={(reason) => actor.send({ type: 'EDIT', change: { reason } })}
      onNote={(text) => actor.send({ type: 'EDIT', change: { text } })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}
