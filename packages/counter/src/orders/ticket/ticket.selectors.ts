import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { BoardOrder, Ticket } from '@claypot/sdk/counter';
import type { BoardSnapshot } from '../board/board.machine.ts';
import { type BoardViewing, boardCard, withSteps } from '../board/board.selectors.ts';
import { newerOrder } from '../board/board-state.ts';
import { canChangeTime, possibleSteps, rejectAllowance } from '../cards/possible-steps.ts';
import type { TicketView } from '../views.ts';
import type { TicketSnapshot } from './ticket.machine.ts';

const NO_CHANGE: TicketView['timeChange'] = { status: 'idle', error: null };

/** Returns the ticket with the newest known version of its order. */
export function selectTicket(
  snapshot: TicketSnapshot,
  board: BoardSnapshot,
  viewing: BoardViewing,
): TicketView {
  const { data, error, stale, status } = selectChildQuery(snapshot.children.ticket);
  const order = orderOf(data, board, snapshot.context.order_id);
  const shown = order && withSteps(order, viewing.queue);
  return {
    status: status === 'empty' ? 'ready' : status,
    card: shown && boardCard(board, shown, viewing),
    customerPhone: shown?.customer_phone ?? null,
    address: shown?.address ?? null,
    total: shown?.total ?? 0,
    lineTotals: new Map(shown?.lines.map(({ id, line_total }) => [id, line_total])),
    amounts: data?.amounts ?? null,
    paymentMethod: data?.payment_method ?? null,
    transactionId: data?.transaction_id ?? null,
    history: data?.history ?? [],
    refunds: [],
    steps: shown === null ? [] : possibleSteps(shown, viewing.role),
    canReject: shown === null ? 'no' : rejectAllowance(shown, viewing.role),
    canChangeTime: shown !== null && canChangeTime(shown, viewing.role),
    timeChange: timeChangeOf(snapshot),
    isStale: stale,
    error,
  };
}

/** Returns the order of the ticket or of the board; the board's also before the ticket is loaded. */
function orderOf(ticket: Ticket | null, board: BoardSnapshot, id: string): BoardOrder | null {
  const onBoard = board.context.board.orders[id];
  if (ticket === null) return onBoard ?? null;
  return onBoard === undefined ? ticket.order : newerOrder(ticket.order, onBoard);
}

function timeChangeOf({ children: { changingTime } }: TicketSnapshot): TicketView['timeChange'] {
  if (changingTime === undefined) return NO_CHANGE;
  const { error, status } = selectMutation(changingTime.getSnapshot());
  return { status: status === 'asking' ? 'idle' : status, error };
}
