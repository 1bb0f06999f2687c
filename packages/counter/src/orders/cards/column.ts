import type { BoardOrder } from '@claypot/sdk/counter';
import type { ColumnName } from '../views.ts';

/** Columns in the order of the screen. */
export const COLUMNS: readonly ColumnName[] = [
  'new',
  'preparing',
  'ready',
  'out_for_delivery',
  'scheduled',
];

/** Time in ms before it is due from which the kitchen prepares an order for later. */
const PREPARE_BEFORE = 45 * 60_000;

type Placed = Pick<BoardOrder, 'due_at' | 'requested_at' | 'status'>;

/** Returns the column of an order at a time in epoch ms. */
export function columnOf({ due_at, requested_at, status }: Placed, now: number): ColumnName {
  if (status === 'PENDING') return 'new';
  if (status === 'READY') return 'ready';
  if (status === 'DELIVERING') return 'out_for_delivery';
  const due = Temporal.Instant.from(due_at).epochMilliseconds;
  return requested_at !== null && due - now > PREPARE_BEFORE ? 'scheduled' : 'preparing';
}
