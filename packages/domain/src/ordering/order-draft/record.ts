import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { ownOf } from '../../storage/own-of.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { storedTime } from '../fulfilment/requested-time.ts';
import { orderDetails } from './details.ts';

const recordSchema = v.object({
  /** Whose draft it is: another guest on the device does not see it. */
  owner: v.string(),
  ...orderDetails,
  requestedTime: storedTime,
});

/** What the customer has typed and chosen, as the device keeps it. */
export type OrderDraftRecord = v.InferOutput<typeof recordSchema>;

/** Raised whenever the shape changes; `upgrade` then says what became of the one before. */
const VERSION = 2;

/**
 * The order's draft as it stands, kept until the order is paid: the way to the card page and back, or
 * a reload, costs the customer nothing that was filled in.
 */
export function storedOrderDraft(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<OrderDraftRecord> {
  return createStored(storage, {
    subdomain,
    thing: 'order-draft',
    version: VERSION,
    schema: recordSchema,
    upgrade,
  });
}

/** This customer's draft as it was left; null where none was begun. */
export function ownDraft(
  stored: Stored<OrderDraftRecord>,
  identity: Identity,
): OrderDraftRecord | null {
  return ownOf(stored, identity);
}

const firstVersion = v.object({ time: v.string() });

/** In version 1 the time had a word for as soon as possible, which is no instant. */
function upgrade(version: number, value: unknown): unknown {
  if (version !== 1 || !v.is(firstVersion, value)) return undefined;
  const { time, ...rest } = value;
  return { ...rest, requestedTime: time };
}
