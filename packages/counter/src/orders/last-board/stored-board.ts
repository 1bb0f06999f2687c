import type { KeyValueStorage } from '@claypot/domain/ports';
import { createStored, type Stored } from '@claypot/domain/storage';
import type { BoardOrder } from '@claypot/sdk/counter';
import * as v from 'valibot';

const orderSchema = v.object({
  id: v.string(),
  number: v.string(),
  method: v.picklist(['delivery', 'pickup', 'dine-in']),
  status: v.picklist(['PENDING', 'PREPARING', 'READY', 'DELIVERING']),
  due_at: v.string(),
  requested_at: v.nullable(v.string()),
  lines: v.array(v.object({ name: v.string(), qty: v.number() })),
});

const boardSchema = v.object({
  /** Epoch ms by the server's clock at which the orders were current. */
  at: v.number(),
  time_zone: v.string(),
  orders: v.array(orderSchema),
});

export type StoredOrder = v.InferOutput<typeof orderSchema>;

/** The last board that the device has shown, without personal data. */
export type StoredBoard = v.InferOutput<typeof boardSchema>;

/** Returns the storage of the last board. */
export function createStoredBoard(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<StoredBoard> {
  return createStored(storage, {
    subdomain,
    thing: 'counter-board',
    version: 1,
    schema: boardSchema,
  });
}

/** Returns what is stored of an order: no name, remark, phone number or address. Null if it is over. */
export function toStoredOrder(order: BoardOrder): StoredOrder | null {
  const { id, number, method, status, due_at, requested_at } = order;
  switch (status) {
    case 'PENDING':
    case 'PREPARING':
    case 'READY':
    case 'DELIVERING': {
      const lines = order.lines.map(({ name, qty }) => ({ name, qty }));
      return { id, number, method, status, due_at, requested_at, lines };
    }
    default:
      return null;
  }
}
