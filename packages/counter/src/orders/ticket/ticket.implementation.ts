import { fromRequest, type QueryKey, queryKey } from '@claypot/domain/flows';
import type { BoardOrder, Ticket } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BoardEvent, BoardSnapshot } from '../board/board.machine.ts';
import { createPressKeys } from '../press-keys.ts';
import {
  type TicketEvent,
  type TicketInput,
  type TimeChange,
  ticketMachine,
} from './ticket.machine.ts';

export interface TicketDeps extends Pick<CounterRuntime, 'api' | 'cache' | 'random'> {
  /** The board of the branch. */
  board: {
    getSnapshot(): BoardSnapshot;
    subscribe(listener: (snapshot: BoardSnapshot) => void): { unsubscribe(): void };
    send(event: BoardEvent): void;
  };
}

const ticketKey = ({ order_id }: TicketInput): QueryKey<Ticket> =>
  queryKey('counter', 'ticket', order_id);

/** Creates the machine of one order's ticket. */
export function createTicket({ api, board, cache, random }: TicketDeps) {
  const keys = createPressKeys(random);
  const onBoard = (id: string, snapshot = board.getSnapshot()): BoardOrder | undefined =>
    snapshot.context.board.orders[id];
  return ticketMachine.provide({
    actors: {
      ticket: createQuery<TicketInput, Ticket>(cache, {
        key: ticketKey,
        load: ({ order_id: id }, signal) => api.ticket({ path: { id } }, { signal }),
        staleAfter: 0,
        notFound: ['NOT_FOUND'],
      }),
      changingTime: createMutation<TimeChange, Ticket>({
        run: ({ add_minutes, order_id: id }, { signal }) =>
          keys.run([id, add_minutes], (key) =>
            api.changeReadyTime(
              { path: { id }, headers: { 'Idempotency-Key': key }, body: { add_minutes } },
              { signal },
            ),
          ),
        onDone: ({ order }) => board.send({ type: 'ORDER', order }),
        onRejected: () => board.send({ type: 'REFRESH' }),
      }),
      changes: fromCallback<TicketEvent, TicketInput>(({ input, sendBack }) => {
        let known = onBoard(input.order_id);
        const { unsubscribe } = board.subscribe((snapshot) => {
          const order = onBoard(input.order_id, snapshot);
          const isChanged = order !== known;
          known = order;
          if (isChanged) sendBack({ type: 'REFRESH' });
        });
        return unsubscribe;
      }),
      acknowledge: fromRequest<void, TicketInput>(async ({ input: { order_id: id }, signal }) => {
        board.send({ type: 'ACKNOWLEDGED', id });
        const { order } = await api.acknowledgeOrder({ path: { id } }, { signal });
        board.send({ type: 'ORDER', order });
      }),
    },
    guards: {
      isNew: ({ context }) => onBoard(context.order_id)?.is_acknowledged === false,
    },
  });
}
