import type { Cents } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/contract-types';
import type { Db, Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import { moveOrder } from './transition.ts';

/** The courier's part of a new order. */
export interface NewDelivery {
  /** The reference the courier will know. */
  readonly id: string;
  readonly provider: string;
  /** Where to, as the customer gave it. */
  readonly address: Schemas['DeliveryAddress'];
  readonly distanceMetres: number;
  readonly fee: Cents;
}

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
}

/** Stores what was quoted, so that the trip can be booked when the food is ready. */
export async function insertDelivery(
  tx: Transaction,
  orderId: string,
  delivery: NewDelivery,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into deliveries
      (id, order_id, provider, distance_metres, courier_fee, state, created_at, updated_at)
    values (${delivery.id}, ${orderId}, ${delivery.provider}, ${delivery.distanceMetres},
      ${delivery.fee}, 'quoted', ${now}, ${now})`);
}

interface TripRow {
  reference: string;
  branch_name: { en: string };
  street1: { en: string };
  branch_city: string;
  full_address: string;
  street: string;
  city: string;
  latitude: string;
  longitude: string;
}

/**
 * Hands an order to the courier. The courier is asked first and knows our reference, so this may be
 * interrupted anywhere and done again: there is one trip in the end.
 *
 * @throws CourierUnavailable where it cannot be booked now; nothing has changed then.
 */
export async function sendOut(
  { db, courier }: Dependencies,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const trip = await findTripOf(db, orderId);
  // Whoever has the link sees where the food goes: the street will do, the flat is the rider's.
  const area = [trip.street, trip.city].filter((part) => part !== '').join(', ');
  const { shareLink } = await courier.book({
    reference: trip.reference,
    pickup: `${trip.branch_name.en}, ${trip.street1.en}, ${trip.branch_city}`,
    dropoff: area === '' ? trip.full_address : area,
    to: { latitude: Number(trip.latitude), longitude: Number(trip.longitude) },
  });
  await db.transaction(async (tx) => {
    const step = { from: 'PREPARING', to: 'DELIVERING' } as const;
    if (!(await moveOrder(tx, orderId, step, now))) return;
    await tx.execute(sql`
      update deliveries set state = 'collected', share_link = ${shareLink}, updated_at = ${now}
      where order_id = ${orderId}`);
  });
}

async function findTripOf(db: Db, orderId: string): Promise<TripRow> {
  const trip = await db.one<TripRow>(sql`
    select t.id as reference, b.branch_name, b.street1, b.city as branch_city, o.full_address,
      o.address ->> 'mail_street' as street, o.address ->> 'mail_city' as city,
      o.address ->> 'latitude' as latitude, o.address ->> 'longitude' as longitude
    from orders o
    join deliveries t on t.order_id = o.id
    join branches b on b.company_id = o.company_id and b.id = o.branch_id
    where o.id = ${orderId}`);
  if (trip === null) throw new Error(`Order ${orderId} has no delivery`);
  return trip;
}

/** Completes an order whose trip has arrived. */
export async function followTrip(
  { db, courier }: Dependencies,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const delivery = await db.one<{ id: string }>(
    sql`select id from deliveries where order_id = ${orderId}`,
  );
  if (delivery === null) throw new Error(`Order ${orderId} has no delivery`);
  if ((await courier.progress(delivery.id)) !== 'delivered') return;
  await db.transaction(async (tx) => {
    const step = { from: 'DELIVERING', to: 'COMPLETED' } as const;
    if (!(await moveOrder(tx, orderId, step, now))) return;
    await tx.execute(sql`
      update deliveries set state = 'delivered', updated_at = ${now}
      where order_id = ${orderId}`);
  });
}
