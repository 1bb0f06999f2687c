import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { KeyValueStorage } from '../ports.ts';
import { createStored, type Stored } from '../storage/stored.ts';
import { ownerId } from './owner-id.ts';

const draftSchema = v.object({
  /** Whose form it is: another guest on the device does not see it. */
  owner: v.string(),
  full_name: v.string(),
  email: v.string(),
  phone: v.string(),
  remark: v.string(),
  time: v.string(),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Raised whenever the shape changes. */
const VERSION = 1;

/**
 * The order form as it stands, kept until the order is paid: the way to the card page and back, or
 * a reload, costs the customer nothing that was filled in.
 */
export function storedDraft(storage: KeyValueStorage, subdomain: string): Stored<Draft> {
  return createStored(storage, {
    subdomain,
    thing: 'order-draft',
    version: VERSION,
    schema: draftSchema,
  });
}

/** This customer's form as it was left; null where none was begun. */
export function ownDraft(stored: Stored<Draft>, identity: Identity): Draft | null {
  const draft = stored.read();
  return draft !== null && draft.owner === ownerId(identity) ? draft : null;
}
