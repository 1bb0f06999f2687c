import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { BoardOrder, RefundState, Role, Ticket, TicketRefund } from '@claypot/sdk/counter';
import type { BoardSnapshot } from '../board/board.machine.ts';
import { type BoardViewing, boardCard, withSteps } from '../board/board.selectors.ts';
import { newerOrder } from '../board/board-state.ts';
import {
  canChangeTime,
  canMarkLines,
  canSettleRefunds,
  possibleSteps,
  refundAllowance,
  rejectAllowance,
} from '../cards/possible-steps.ts';
import type { RefundView, TicketView } from '../views.ts';
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
    ...refundsOf(data, shown, viewing.role),
    steps: shown === null ? [] : possibleSteps(shown, viewing.role),
    canReject: shown === null ? 'no' : rejectAllowance(shown, viewing.role),
    canChangeTime: shown !== null && canChangeTime(shown, viewing.role),
    timeChange: timeChangeOf(snapshot),
    isStale: stale,
    error,
  };
}

/** Returns the loaded ticket; null before. */
export function ticketData({
  children: { ticket },
}: Pick<TicketSnapshot, 'children'>): Ticket | null {
  return selectChildQuery(ticket).data;
}

type Refunds = Pick<
  TicketView,
  'refunds' | 'refundable' | 'canRefund' | 'canSettle' | 'markableLines'
>;

/** Returns the refunds of a ticket, and what the person may refund. */
function refundsOf(ticket: Ticket | null, shown: BoardOrder | null, role: Role | null): Refunds {
  // The amounts are part of the ticket, so nothing is refunded before it is loaded.
  const refundable = ticket?.refunds.refundable ?? 0;
  const isMarkable = ticket !== null && shown !== null && canMarkLines(shown, role);
  return {
    refunds: ticket?.refunds.list.map(refundOf) ?? [],
    refundable,
    canRefund: refundAllowance(refundable, role),
    canSettle: canSettleRefunds(role),
    markableLines: isMarkable
      ? shown.lines.filter(({ is_unavailable }) => !is_unavailable).map(({ id }) => id)
      : [],
  };
}

const REFUND_STATUS: Readonly<Record<RefundState, RefundView['status']>> = {
  due: 'UNDER_WAY',
  refunding: 'UNDER_WAY',
  refunded: 'DONE',
  failed: 'FAILED',
  settled: 'SETTLED',
};

function refundOf(refund: TicketRefund): RefundView {
  return {
    id: refund.id,
    amount: refund.amount,
    status: REFUND_STATUS[refund.state],
    reason: refund.reason,
    text: refund.text,
    settledNote: refund.settled_note,
    staffName: refund.staff_name,
    approverName: refund.approver_name,
    at: Temporal.Instant.from(refund.created_at),
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
