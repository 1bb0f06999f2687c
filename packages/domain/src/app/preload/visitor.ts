import type { Identity } from '@claypot/sdk';
import { ownerId } from '../../storage/owner-id.ts';

/** As much of what the device keeps as requests need. */
export interface Visitor {
  readonly owner: Identity;
  /** The bearer token of a member. */
  readonly token: string | null;
  /** The branch chosen to order from. */
  readonly branchId: string | null;
  /** Where food is brought; distances are measured from there until the visitor says where they are. */
  readonly place: { readonly latitude: string; readonly longitude: string } | null;
}

/** What is stored, before anything of it is known to be as it should. */
interface Loose {
  readonly guest_id?: unknown;
  readonly user?: { readonly id?: unknown };
  readonly api_token?: unknown;
  readonly branch_id?: unknown;
}

interface LooseAddress {
  readonly is_default?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

interface LooseAddresses {
  readonly owner?: unknown;
  readonly addresses?: readonly LooseAddress[];
}

/** What the device keeps of whoever is looking, as it is kept: whether it is as it should be, nobody knows. */
export interface Persisted {
  /** A `SessionRecord`; null for nobody. */
  readonly session: unknown;
  /** Those of a guest, who has none elsewhere. */
  readonly addresses: readonly unknown[];
}

/**
 * Who is looking, out of what is stored; null where the session is damaged or nobody's. It is looked
 * at only roughly: the code that checks it is far larger, and a request for somebody who is not there
 * is merely refused.
 * @param read what the device keeps of a thing of the company's, by the thing's name
 */
export function readVisitor(read: (thing: string) => string | null): Visitor | null {
  const value = parse<Loose>(read('session'));
  const branchId = text(value?.branch_id);
  const token = text(value?.api_token);
  const customer_id = text(value?.user?.id);
  if (customer_id !== null && token !== null) {
    const owner = { customer_id, guest_id: null };
    return { owner, token, branchId, place: placeOf(owner, read('member-addresses')) };
  }
  const guest_id = text(value?.guest_id);
  if (guest_id === null) return null;
  const owner = { customer_id: null, guest_id };
  return { owner, token: null, branchId, place: placeOf(owner, read('addresses')) };
}

/**
 * What is shown of whoever is looking before anybody is asked.
 * @param read what the device keeps of a thing of the company's, by the thing's name
 */
export function readPersisted(
  visitor: Visitor | null,
  read: (thing: string) => string | null,
): Persisted {
  const addresses = visitor === null ? [] : addressesOf(visitor.owner, read('addresses'));
  return { session: parse(read('session')), addresses };
}

function placeOf(owner: Identity, stored: string | null): Visitor['place'] {
  const used = addressesOf(owner, stored).find((address) => address?.is_default === 1);
  const latitude = text(used?.latitude);
  const longitude = text(used?.longitude);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function addressesOf(owner: Identity, stored: string | null): readonly LooseAddress[] {
  const record = parse<LooseAddresses>(stored);
  const isTheirs = record?.owner === ownerId(owner) && Array.isArray(record.addresses);
  return isTheirs ? record.addresses : [];
}

function parse<Value>(stored: string | null): Value | null {
  try {
    return (JSON.parse(stored ?? 'null') as { readonly value?: Value } | null)?.value ?? null;
  } catch {
    return null;
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
