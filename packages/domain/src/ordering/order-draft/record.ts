import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { storedTime } from '../fulfilment/requested-time.ts';
import { orderDetails } from './details.ts';

const recordSchema = v.object({
  /** Id of the customer or guest, so that another guest on the device does not see the draft. */
  owner: v.string(),
  ...orderDetails,
  requestedTime: storedTime,
});

export type OrderDraftRecord = v.InferOutput<typeof recordSchema>;

/** Increase it when the shape changes; `upgrade` converts the previous version. */
const VERSION = 2;

/**
 * Returns the store of the draft, which exists until the order is paid. Form values survive a
 * reload and the payment page.
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

/** Returns the stored draft of this customer; null if there is none. */
export function ownDraft(
  stored: Stored<OrderDraftRecord>,
  identity: Identity,
): OrderDraftRecord | null {
  return ownedBy(stored, identity);
}

const firstVersion = v.object({ time: v.string() });

/**
 * Version 1 stored a word instead of null for as soon as possible; it fails to parse and becomes
 * null.
 */
function upgrade(version: number, value: unknown): unknown {
  if (version !== 1 || !v.is(firstVersion, value)) return undefined;
  const { time, ...rest } = value;
  return { ...rest, requestedTime: time };
}
