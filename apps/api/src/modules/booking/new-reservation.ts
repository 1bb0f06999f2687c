import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import type { Language } from '../../shared/text/language.ts';
import type { Owner } from '../identity/index.ts';
import { REMINDER_HOURS } from './reminder.ts';
import { notifyReservation } from './reservation-news.ts';
import type { ReservationStatus } from './reservation-status.ts';
import { findReservationOfKey, type Occasion, type Reservation } from './reservations.ts';
import { type BranchStay, NoSeatsLeft, takeSeats } from './times/seats.ts';

export interface NewReservation {
  readonly id: string;
  readonly owner: Owner;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly stay: BranchStay;
  readonly party: number;
  /** Usual number of seats of the branch. */
  readonly seats: number;
  readonly source: 'app' | 'phone' | 'walk_in';
  /** True if it is confirmed at once: by the branch's setting, or because staff made it. */
  readonly isApproved: boolean;
  readonly customerName: string;
  /** E.164. */
  readonly phone: string;
  readonly reminder: boolean;
  readonly occasion: Occasion | null;
  readonly note: string | null;
  readonly language: Language;
  readonly now: Temporal.Instant;
}

/** Maximum attempts to find a free reservation number. */
const NUMBER_TRIES = 5;

/**
 * Stores a reservation under a free number, or returns the one that a concurrent request has
 * created with the same key. Requests with the same key wait for the first one to commit.
 *
 * @throws NoSeatsLeft if a quarter of an hour of the stay has too few seats left.
 */
export async function insertReservation(
  tx: Transaction,
  reservation: NewReservation,
  makeNumber: () => string,
): Promise<Reservation> {
  const { stay, party, seats } = reservation;
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const isNew = await insertRow(tx, reservation, makeNumber());
    const stored = await findReservationOfKey(
      tx,
      stay.companyId,
      reservation.owner,
      reservation.idempotencyKey,
    );
    if (stored === null) continue;
    if (!isNew) return stored;
    if (!(await takeSeats(tx, stay, { party, seats }))) throw new NoSeatsLeft();
    const news = reservation.isApproved ? 'approved' : 'received';
    // A walk-in is at the table already.
    if (reservation.source !== 'walk_in') {
      await notifyReservation(tx, stored.id, news, reservation.now);
    }
    return stored;
  }
  throw new Error('No free booking number was found');
}

async function insertRow(
  tx: Transaction,
  stored: NewReservation,
  number: string,
): Promise<boolean> {
  const { owner, stay, now } = stored;
  const start = Temporal.Instant.fromEpochMilliseconds(stay.start);
  const reminded = start.subtract({ hours: REMINDER_HOURS });
  // No reminder for a reservation made within the reminder period.
  const isToBeReminded = stored.reminder && Temporal.Instant.compare(now, reminded) < 0;
  const status: ReservationStatus = stored.isApproved ? 'APPROVED' : 'PENDING';
  const seatedAt = stored.source === 'walk_in' ? now : null;
  const inserted = await tx.one(sql`
    with booked as (
    insert into reservations
      (id, company_id, guest_hash, customer_id, reservation_no, idempotency_key, request_hash,
       status, status_changed_at, branch_id, starts_at, ends_at, number_of_seats, customer_name,
       phone_no, reminder, occasion, note, language, created_at, source, seated_at)
    values
      (${stored.id}, ${stay.companyId}, ${owner.guestHash}, ${owner.customerId}, ${number},
       ${stored.idempotencyKey}, ${stored.requestHash}, ${status}, ${now}, ${stay.branchId},
       ${start},
       ${Temporal.Instant.fromEpochMilliseconds(stay.end)}, ${stored.party}, ${stored.customerName}, ${stored.phone},
       ${stored.reminder}, ${stored.occasion}, ${stored.note}, ${stored.language}, ${now},
       ${stored.source}, ${seatedAt})
    on conflict do nothing
    returning id
    ), reminder as (${jobsOf(
      'reminder',
      sql`
      select id, ${reminded}::timestamptz from booked where ${isToBeReminded}`,
    )})
    select id from booked`);
  return inserted !== null;
}
