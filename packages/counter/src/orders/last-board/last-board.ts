import type { DeliveryMethod } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../../app/ports.ts';
import { COLUMNS, columnOf } from '../cards/column.ts';
import { shortNumber } from '../cards/short-number.ts';
import type { ColumnName } from '../views.ts';
import { createStoredBoard } from './stored-board.ts';

/** One order as the device has last shown it. No step is possible. */
export interface LastOrder {
  readonly id: string;
  readonly shortNumber: string;
  readonly method: DeliveryMethod;
  readonly dueAt: Temporal.Instant;
  readonly lines: readonly { readonly name: string; readonly qty: number }[];
}

export interface LastBoardView {
  /** Columns with orders, in the order of the board. */
  readonly columns: readonly { readonly name: ColumnName; readonly orders: readonly LastOrder[] }[];
  /** Age of the orders in seconds. */
  readonly ageSeconds: number;
  /** IANA zone of the company. */
  readonly timeZone: string;
}

/** Returns the last board that the device has shown; null if none is stored. */
export function readLastBoard(
  { storage, subdomain }: Pick<CounterRuntime, 'storage' | 'subdomain'>,
  now: Temporal.Instant,
): LastBoardView | null {
  const board = createStoredBoard(storage, subdomain).read();
  if (board === null) return null;
  const { at, orders, time_zone } = board;
  const columns = COLUMNS.map((name) => ({
    name,
    orders: orders
      .filter((order) => columnOf(order, at) === name)
      .map(({ id, number, method, due_at, lines }) => ({
        id,
        shortNumber: shortNumber(number),
        method,
        dueAt: Temporal.Instant.from(due_at),
        lines,
      })),
  }));
  return {
    columns: columns.filter((column) => column.orders.length > 0),
    ageSeconds: Math.max(0, Math.floor((now.epochMilliseconds - at) / 1000)),
    timeZone: time_zone,
  };
}
