import type { Cents } from '@claypot/sdk';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Quotation } from './lalamove-schemas.ts';

export interface StoredTrip {
  readonly reference: string;
  readonly quotation_id: string;
  readonly pickup_stop: string;
  readonly dropoff_stop: string;
  readonly fee: Cents;
  readonly quotation_expires_at: Temporal.Instant;
  readonly asked_at: Temporal.Instant | null;
  readonly order_id: string | null;
  readonly share_link: string | null;
}

const columns = sql`reference, quotation_id, pickup_stop, dropoff_stop, fee, quotation_expires_at,
  asked_at, order_id, share_link`;

export function findTrip(db: Db, reference: string): Promise<StoredTrip | null> {
  return db.one(sql`select ${columns} from lalamove_trips where reference = ${reference}`);
}

/**
 * Stores a quotation for a trip in place of the earlier one. Returns null if another instance has
 * changed the trip since `before` was read.
 */
export function storeQuotation(
  db: Db,
  reference: string,
  { quotationId, expiresAt, stops: [pickup, dropoff], priceBreakdown }: Quotation,
  before: StoredTrip | null,
  now: Temporal.Instant,
): Promise<StoredTrip | null> {
  return db.one(sql`
    insert into lalamove_trips (reference, quotation_id, pickup_stop, dropoff_stop, fee,
      quotation_expires_at, created_at, updated_at)
    values (${reference}, ${quotationId}, ${pickup.stopId}, ${dropoff.stopId},
      ${priceBreakdown.total}, ${expiresAt}, ${now}, ${now})
    on conflict (reference) do update set
      quotation_id = excluded.quotation_id, pickup_stop = excluded.pickup_stop,
      dropoff_stop = excluded.dropoff_stop, fee = excluded.fee,
      quotation_expires_at = excluded.quotation_expires_at, asked_at = null, updated_at = ${now}
    where lalamove_trips.order_id is null
      and lalamove_trips.quotation_id = ${before?.quotation_id ?? null}
      and lalamove_trips.asked_at is not distinct from ${before?.asked_at ?? null}::timestamptz
    returning ${columns}`);
}

/**
 * Claims the request for the trip. Returns false if the request is claimed already, the trip exists
 * or the quotation was replaced.
 */
export async function claimQuotation(
  db: Db,
  { reference, quotation_id }: StoredTrip,
  now: Temporal.Instant,
): Promise<boolean> {
  const begun = await db.execute(sql`
    update lalamove_trips set asked_at = ${now}, updated_at = ${now}
    where reference = ${reference} and quotation_id = ${quotation_id}
      and asked_at is null and order_id is null`);
  return begun === 1;
}

/** Releases the claim after Lalamove rejected the order. The quotation can be used again. */
export async function releaseQuotation(
  db: Db,
  { reference, quotation_id }: StoredTrip,
): Promise<void> {
  await db.execute(sql`
    update lalamove_trips set asked_at = null
    where reference = ${reference} and quotation_id = ${quotation_id}`);
}

/** Expires a quotation that Lalamove no longer accepts, even before its stated end. */
export async function expireQuotation(
  db: Db,
  { reference, quotation_id }: StoredTrip,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update lalamove_trips set quotation_expires_at = ${now}
    where reference = ${reference} and quotation_id = ${quotation_id}`);
}

/**
 * Stores the order of a trip. Returns false if the trip already has another order or the reference
 * is unknown.
 */
export async function storeTrip(
  db: Db,
  reference: string,
  { orderId, shareLink }: { readonly orderId: string; readonly shareLink: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const updated = await db.execute(sql`
    update lalamove_trips
    set order_id = ${orderId}, share_link = ${shareLink}, asked_at = null, updated_at = ${now}
    where reference = ${reference} and (order_id is null or order_id = ${orderId})`);
  return updated === 1;
}

/** Returns the reference of a Lalamove order; null if it is unknown. */
export async function findReference(db: Db, orderId: string): Promise<string | null> {
  const row = await db.one<{ reference: string }>(
    sql`select reference from lalamove_trips where order_id = ${orderId}`,
  );
  return row?.reference ?? null;
}
