import type { KeyValueStorage } from '@claypot/domain/ports';
import { createStored } from '@claypot/domain/storage';
import { type ErrorCode, isErrorCode } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { markWaiting, type StepQueue } from './queue.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const BOARD = [
  'PENDING',
  'PREPARING',
  'READY',
  'DELIVERING',
  'COMPLETED',
  'CANCELLED',
  'NOT_COLLECTED',
] as const;
const boardStatus = v.picklist(BOARD);
const orderStatus = v.picklist(['MAKING PAYMENT', ...BOARD]);

const stepSchema = v.object({
  key: text,
  orderId: text,
  number: text,
  request: v.object({
    step: v.picklist([
      'accept',
      'ready',
      'recall',
      'hand_over',
      'send_out',
      'delivered',
      'not_collected',
    ]),
    from: boardStatus,
    ready_in_minutes: v.nullable(v.number()),
    rider: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  }),
  person: v.object({ id: text, name: v.string() }),
  state: v.picklist(['waiting', 'sending', 'rejected']),
  problem: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('moved'), status: orderStatus }),
      v.object({ kind: v.literal('signed_out') }),
      v.object({ kind: v.literal('failed'), code: v.custom<ErrorCode>(isErrorCode) }),
    ]),
  ),
});

/** Steps on the device that the server has not confirmed, or whose problem nobody has read. */
export interface StoredQueue {
  /** Returns the steps that an earlier page left, ready to be sent. */
  read(): StepQueue;
  /** Replaces the steps of this page. Steps of other tabs stay. */
  write(queue: StepQueue): void;
}

/** Returns the storage of the steps. Rejected ones are stored until a person has read them. */
export function createStoredQueue(storage: KeyValueStorage, subdomain: string): StoredQueue {
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-steps',
    version: 1,
    schema: v.array(stepSchema),
  });
  /** Keys of all steps that this page has ever had. */
  const own = new Set<string>();
  return {
    read() {
      const left = stored.read() ?? [];
      for (const { key } of left) own.add(key);
      return markWaiting(left);
    },
    write(queue) {
      for (const { key } of queue) own.add(key);
      const ofOthers = (stored.read() ?? []).filter(({ key }) => !own.has(key));
      const all = [...ofOthers, ...queue];
      if (all.length === 0) stored.clear();
      else stored.write(all);
    },
  };
}
