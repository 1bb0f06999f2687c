import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Place } from '../../../shared/distance.ts';
import type { Booking, LastSeen, TripState } from '../courier.ts';

export interface SandboxTrip {
  readonly token: string;
  readonly reference: string;
  readonly state: TripState;
  readonly pickup: string;
  readonly dropoff: string;
  readonly route: Route;
  readonly created_at: Temporal.Instant;
}

interface Route {
  readonly from: Place;
  readonly to: Place;
}

/** Duration of every trip: long enough to watch, short enough to wait for. */
export const TRIP_SECONDS = 120;

const columns = sql`token, reference, state, pickup, dropoff, way as route, created_at`;

/** Starts a trip, or returns the existing trip of the reference. */
export async function openTrip(
  db: Queryable,
  token: string,
  booking: Booking,
  now: Temporal.Instant,
): Promise<SandboxTrip> {
  const route: Route = { from: booking.pickup.place, to: booking.dropoff.place };
  await db.execute(sql`
    insert into sandbox_trips
      (token, reference, state, pickup, dropoff, way, created_at, updated_at)
    values (${token}, ${booking.reference}, 'collected', ${booking.pickup.area}, ${booking.dropoff.area},
      ${JSON.stringify(route)}::jsonb, ${now}, ${now})
    on conflict (reference) do nothing`);
  const trip = await db.one<SandboxTrip>(
    sql`select ${columns} from sandbox_trips where reference = ${booking.reference}`,
  );
  if (trip === null) throw new Error(`No trip for ${booking.reference}`);
  return trip;
}

/**
 * Returns the current trip, after marking it as delivered if its duration has passed; null if it is
 * unknown.
 */
export async function findTrip(
  db: Queryable,
  key: { token: string } | { reference: string },
  now: Temporal.Instant,
): Promise<SandboxTrip | null> {
  const which = 'token' in key ? sql`token = ${key.token}` : sql`reference = ${key.reference}`;
  const since = now.subtract({ seconds: TRIP_SECONDS });
  await db.execute(sql`
    update sandbox_trips set state = 'delivered', updated_at = ${now}
    where ${which} and state = 'collected' and created_at <= ${since}`);
  return db.one(sql`select ${columns} from sandbox_trips where ${which}`);
}

/** Returns the rider's position, interpolated along the straight line by elapsed time. */
export function riderPosition({ route, created_at }: SandboxTrip, now: Temporal.Instant): LastSeen {
  const progress = now.since(created_at).total('seconds') / TRIP_SECONDS;
  const part = Math.min(1, Math.max(0, progress));
  const between = (from: number, to: number) => from + (to - from) * part;
  const { from, to } = route;
  return {
    place: {
      latitude: between(from.latitude, to.latitude),
      longitude: between(from.longitude, to.longitude),
    },
    at: now,
  };
}
