import { ApiError, type Branch, type Reservation, type Sdk } from '@claypot/sdk';
import { aReservation } from '../reservations.ts';

export interface ReservationsDeps {
  readonly branches: readonly Branch[];
}

/**
 * Creates the reservation operations. Each idempotency key creates one reservation. The caller
 * decides about it with `become`.
 */
export function createReservations({ branches }: ReservationsDeps) {
  const byKey = new Map<string, Reservation>();
  const all = () => [...byKey.values()].reverse();

  function find(id: string): Reservation {
    const found = all().find((reservation) => reservation.id === id);
    if (found === undefined) {
      throw new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
    }
    return found;
  }

  function become(id: string, status: Reservation['reservation_status']): Reservation {
    const found = find(id);
    found.reservation_status = status;
    found.revision += 1;
    return { ...found };
  }

  const operations = {
    reservationStore: async ({ body, headers }) => {
      const key = headers['Idempotency-Key'];
      const { branch_id, customer_name, date, number_of_seats, phone_no, reminder, time } = body;
      const sample = aReservation();
      const made = aReservation({
        id: `reservation-${byKey.size + 1}`,
        branch_id,
        branch: branches.find(({ id }) => id === branch_id) ?? sample.branch,
        date,
        time,
        reservation_time: `${date}T${time}:00+08:00`,
        end_time: Temporal.Instant.from(`${date}T${time}:00+08:00`).add({ minutes: 90 }).toString(),
        number_of_seats,
        customer_name,
        phone_no,
        reminder,
        occasion: body.occasion ?? null,
        note: body.note ?? null,
      });
      const stored = byKey.get(key) ?? made;
      byKey.set(key, stored);
      return { ...stored };
    },
    reservationOutcome: async ({ body }) => ({
      reservation: byKey.get(body.idempotency_key) ?? null,
    }),
    reservationList: async () => all(),
    reservationDetail: async ({ path }) => ({ ...find(path.id) }),
    reservationCancel: async ({ path }) => {
      if (find(path.id).reservation_status === 'APPROVED') {
        throw new ApiError({ kind: 'rejected', code: 'RESERVATION_APPROVED', status: 422 });
      }
      return become(path.id, 'CANCELLED');
    },
  } satisfies Partial<Sdk>;

  return {
    operations,
    newest: (): Reservation | undefined => all()[0],
    /** Sets the status of a reservation, as the branch does. */
    become,
  };
}
