import {
  createUnavailable,
  selectUnavailable,
  type TicketActionDeps,
  unavailableInput,
} from '@claypot/counter/orders';
import type { Ticket } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { UnavailableView } from './UnavailableView.tsx';

interface OpenUnavailableProps {
  readonly deps: TicketActionDeps;
  readonly ticket: Ticket;
  /** Line of the pressed control. */
  readonly lineId: string;
  readonly onClose: () => void;
}

/** Dialog of items that cannot be made, with its machine. */
export function OpenUnavailable({ deps, ticket, lineId, onClose }: OpenUnavailableProps) {
  const actor = useActorRef(
    useMemo(() => createUnavailable(deps), [deps]),
    { input: unavailableInput(ticket, lineId) },
  );
  return (
    <UnavailableView
      open
      unavailable={useSelector(actor, selectUnavailable)}
      onLine={(id) => actor.send({ type: 'LINE', id })}
      onReason={(reason) => actor.send({ type: 'EDIT', change: { reason } })}
      onText={(text) => actor.send({ type: 'EDIT', change: { text } })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onClose={onClose}
    />
  );
}
