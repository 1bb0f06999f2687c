import type { Board, BoardOrder, Ticket } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns the board of a busy branch: a new delivery order and a pickup order in preparation. */
export function aBoard(fields: Partial<Board> = {}): Board {
  return sample(examples.Board, fields);
}

/** Returns a delivery order on the board, paid and waiting for acceptance. */
export function aBoardOrder(fields: Partial<BoardOrder> = {}): BoardOrder {
  return sample(first(examples.Board.orders), fields);
}

/** Returns the ticket of a pickup order in preparation. */
export function aTicket(fields: Partial<Ticket> = {}): Ticket {
  return sample(examples.Ticket, fields);
}
