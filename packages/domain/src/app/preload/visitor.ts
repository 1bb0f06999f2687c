import type { Identity } from '@claypot/sdk';
import { ownerId } from '../../storage/owner-id.ts';

/** The part of the device's stored data that requests need. */
export interface Visitor {
  readonly owner: Identity;
  readonly token: string | null;
  readonly branchId: string | null;
  /**
   * Location of the delivery address. Origin of distances until the visitor shares their location.
   */
  readonly place: { readonly latitude: string; readonly longitude: string } | null;
}

/** Stored session, not validated. */
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

/** Stored data of the current customer, not validated. */
export interface Persisted {
  /** A `SessionRecord`; null if anonymous. */
  readonly session: unknown;
  /** Addresses of a guest, which are stored only on the device. */
  readonly addresses: readonly unknown[];
}

/**
 * Returns the visitor from stored data; null if the session is damaged or anonymous. Validates only
 * roughly: the full schema is far larger, and the server rejects a request of an unknown owner.
 * @param read returns the stored text of a company's key on the device
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
 * Returns the stored data of the customer, to render before any request.
 * @param read returns the stored text of a company's key on the device
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
