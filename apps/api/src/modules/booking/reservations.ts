import type { Wire } from '../../contract/wire.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Owner, ownerKey } from '../identity/index.ts';
import type { Rejection } from './move-reservation.ts';
import type { ReservationStatus } from './reservation-status.ts';

/** Occasion of a visit. */
export type Occasion = NonNullable<Wire['NullableOccasion']>;

/** A reservation as stored in the database. */
export interface Reservation {
  readonly id: string;
  readonly reservation_no: string;
  readonly status: ReservationStatus;
  readonly revision: number;
  readonly request_hash: string;
  readonly branch_id: string;
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly number_of_seats: number;
  readonly customer_name: string;
  /** E.164. */
  readonly phone_no: string;
  readonly reminder: boolean;
  readonly occasion: Occasion | null;
  readonly note: string | null;
  readonly reject_reason: Rejection['reason'] | null;
  readonly reject_text: string | null;
  readonly created_at: Temporal.Instant;
}

const select = sql`
  select id, reservation_no, status, revision, request_hash, branch_id, starts_at, ends_at,
    number_of_seats, customer_name, phone_no, reminder, occasion, note, reject_reason, reject_text,
    created_at
  from reservations`;

/** Returns at most `most` of an owner's reservations, latest time first. */
export function findReservations(
  db: Queryable,
  companyId: string,
  owner: Owner,
  most: number,
): Promise<Reservation[]> {
  return db.query(sql`${select}
    where company_id = ${companyId} and owner = ${ownerKey(owner)}
    order by starts_at desc, id desc limit ${most}`);
}

/** Returns a reservation; null if it does not exist or another owner has it. */
export function findReservation(
  db: Queryable,
  companyId: string,
  owner: Owner,
  id: string,
): Promise<Reservation | null> {
  return db.one(sql`${select}
    where id = ${id} and company_id = ${companyId} and owner = ${ownerKey(owner)}`);
}

/**
 * Returns the owner's reservation with this idempotency key, or null. Keys are scoped to an owner.
 */
export function findReservationOfKey(
  db: Queryable,
  companyId: string,
  owner: Owner,
  idempotencyKey: string,
): Promise<Reservation | null> {
  return db.one(sql`${select}
    where company_id = ${companyId} and owner = ${ownerKey(owner)}
      and idempotency_key = ${idempotencyKey}`);
}
