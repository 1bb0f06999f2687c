import { parseMobile } from '@claypot/domain/phone';
import type { Cents } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/contract-types';
import {
  CourierError,
  CourierRejected,
  type Stop,
  type TripState,
} from '../../../gateways/courier/courier.ts';
import type { CourierWithTimeout } from '../../../gateways/courier/courier-with-timeout.ts';
import { companyOfOrder, ofOrder } from '../../../platform/db/company-of.ts';
import type { Db, Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';
import type { Place } from '../../../shared/distance.ts';
import { customerTime } from '../../kitchen/index.ts';
import type { DeliveryFailure, OrderStatus } from '../orders/order-status.ts';
import { moveOrder } from '../orders/transition.ts';
import { notifyFailedDelivery } from './failed-delivery.ts';

export interface NewDelivery {
  /** Our reference at the courier. */
  readonly id: string;
  readonly provider: string;
  /** Destination as the customer entered it. */
  readonly address: Schemas['DeliveryAddress'];
  readonly distanceMetres: number;
  readonly fee: Cents;
}

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
}

/** Stores the quotation, so that the trip can be booked when the food is ready. */
export async function insertDelivery(
  tx: Transaction,
  orderId: string,
  delivery: NewDelivery,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into deliveries
      (company_id, id, order_id, provider, distance_metres, courier_fee, state, created_at,
        updated_at)
    values (${companyOfOrder(orderId)}, ${delivery.id}, ${orderId}, ${delivery.provider},
      ${delivery.distanceMetres},
      ${delivery.fee}, 'quoted', ${now}, ${now})`);
}

/** A delivery that this instance has claimed for booking or tracking. */
interface DueTrip {
  readonly id: string;
  readonly attempt: number;
  readonly state: 'quoted' | 'booked' | 'collected';
}

/** Maximum trips booked for one order before staff must handle it. */
const MOST_TRIPS = 3;
/** Minutes after the expected delivery time from which an order without a rider counts as late. */
const LATE_MINUTES = 15;

/** The courier rejects the order or no rider takes it; staff must handle it. */
class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}

/**
 * Advances an order's delivery: books its trip, or tracks it and updates the order. If the courier
 * cancels the trip before the pickup, books another, up to `MOST_TRIPS`. After that or after the
 * pickup, notifies the branch and the member. Safe to interrupt and repeat, because the courier
 * knows our reference.
 *
 * @throws CourierUnavailable if the courier cannot be reached now; the job is retried.
 * @throws DeliveryFailed if the courier rejects or finally cancels the trip, or if none could be
 * booked in time.
 */
export async function moveDelivery(
  { db, courier }: Dependencies,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const due = await takeTurn(db, orderId, courier.restSeconds, now);
  if (due === null) return;
  try {
    if (due.state === 'quoted') await book({ db, courier }, due, orderId, now);
    const state = await courier.progress(referenceOf(due));
    await db.transaction((tx) => follow(tx, due, orderId, state, now));
  } catch (error) {
    const isRejected = error instanceof CourierError || error instanceof CourierRejected;
    if (!isRejected && !(await isLate(db, due, orderId, now))) throw error;
    const why = isRejected ? 'rejected' : 'no_rider';
    await db.transaction((tx) => giveUp(tx, due.id, orderId, why, now));
    throw new DeliveryFailed(`No rider was found for order ${orderId}`, { cause: error });
  }
  if (await wasAbandoned(db, due)) {
    throw new DeliveryFailed(`The courier cancelled every trip of order ${orderId}`);
  }
}

/**
 * Claims the delivery for `restSeconds`, so that only one instance handles it. If that instance
 * crashes, the next one can claim it afterwards.
 */
function takeTurn(
  db: Db,
  orderId: string,
  restSeconds: number,
  now: Temporal.Instant,
): Promise<DueTrip | null> {
  return db.one(sql`
    update deliveries set look_at = ${now.add({ seconds: restSeconds })}
    where ${ofOrder(orderId)} and state in ('quoted', 'booked', 'collected')
      and provider <> 'own' and (look_at is null or look_at <= ${now})
    returning id, attempt, state`);
}

/** Returns the courier's reference of a trip. Each new attempt needs a new reference. */
function referenceOf({ id, attempt }: Pick<DueTrip, 'id' | 'attempt'>): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}

async function book(
  { db, courier }: Dependencies,
  due: DueTrip,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { shareLink, fee } = await courier.book({
    reference: referenceOf(due),
    ...(await findStops(db, orderId)),
  });
  await db.execute(sql`
    update deliveries set state = 'booked', share_link = ${shareLink},
      courier_fee = coalesce(${fee}, courier_fee), updated_at = ${now}
    where id = ${due.id} and attempt = ${due.attempt} and state = 'quoted'`);
}

/** Updates the delivery and the order to the trip's state. */
async function follow(
  tx: Transaction,
  { id, attempt }: DueTrip,
  orderId: string,
  trip: TripState,
  now: Temporal.Instant,
): Promise<void> {
  if (trip === 'booked') return;
  const order = await tx.one<{ status: OrderStatus }>(
    sql`select status from orders where id = ${orderId} for update`,
  );
  const current = await tx.one<{ attempt: number; state: string }>(
    sql`select attempt, state from deliveries where id = ${id} for update`,
  );
  const isOver = current?.state === 'delivered' || current?.state === 'cancelled';
  if (order === null || current === null || current.attempt !== attempt || isOver) return;
  if (trip === 'cancelled') {
    const isAtBranch = order.status === 'PREPARING' || order.status === 'READY';
    const willRetry = isAtBranch && attempt < MOST_TRIPS;
    return willRetry ? bookAnother(tx, id, now) : giveUp(tx, id, orderId, 'no_rider', now);
  }
  const { status } = order;
  if (status === 'PREPARING' || status === 'READY') {
    await moveOrder(tx, orderId, { from: status, to: 'DELIVERING' }, now);
  }
  if (trip === 'delivered') {
    await moveOrder(tx, orderId, { from: 'DELIVERING', to: 'COMPLETED' }, now);
  }
  await tx.execute(sql`
    update deliveries set state = ${trip}, updated_at = ${now} where id = ${id}`);
}

async function bookAnother(tx: Transaction, id: string, now: Temporal.Instant): Promise<void> {
  await tx.execute(sql`
    update deliveries set state = 'quoted', attempt = attempt + 1, share_link = null,
      look_at = ${now}, updated_at = ${now}
    where id = ${id}`);
}

/**
 * Marks the delivery as failed and notifies branch and member. The order's status stays unchanged,
 * because the branch decides how to deliver the food.
 */
async function giveUp(
  tx: Transaction,
  id: string,
  orderId: string,
  why: DeliveryFailure,
  now: Temporal.Instant,
): Promise<void> {
  const cancelled = await tx.execute(sql`
    update deliveries set state = 'cancelled', failure = ${why}, share_link = null, look_at = null,
      updated_at = ${now}
    where id = ${id} and state <> 'cancelled'`);
  if (cancelled === 1) await notifyFailedDelivery(tx, orderId, why, now);
}

async function wasAbandoned(db: Db, { id, attempt }: DueTrip): Promise<boolean> {
  const row = await db.one<{ state: string; attempt: number }>(
    sql`select state, attempt from deliveries where id = ${id}`,
  );
  return row?.state === 'cancelled' && row.attempt === attempt;
}

/** Returns true if no trip is booked and the expected delivery time is over by `LATE_MINUTES`. */
async function isLate(
  db: Db,
  { state }: DueTrip,
  orderId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  if (state !== 'quoted') return false;
  interface Row {
    readonly ready_by: Temporal.Instant | null;
    readonly promised_by: Temporal.Instant | null;
    readonly delivery_time: Temporal.Instant | null;
    readonly since: Temporal.Instant;
  }
  const order = await db.one<Row>(sql`
    select ready_by, promised_by, delivery_time, status_changed_at as since
    from orders where id = ${orderId}`);
  if (order === null) return false;
  const food = order.ready_by ?? order.promised_by;
  // An order of an earlier version may have neither.
  const expected =
    food === null ? (order.delivery_time ?? order.since) : customerTime('delivery', food);
  return Temporal.Instant.compare(now, expected.add({ minutes: LATE_MINUTES })) > 0;
}

/**
 * Makes a delivery due now after a report of a change. The report itself is not trusted: the next
 * job asks the courier.
 */
export async function refreshDelivery(
  db: Queryable,
  reference: string,
  now: Temporal.Instant,
): Promise<void> {
  const id = reference.replace(/-\d$/, '');
  const moving = sql`
    update deliveries set look_at = ${now}
    where id = ${id} and state in ('quoted', 'booked', 'collected') returning order_id`;
  await db.execute(sql`
    with moving as (${moving})
    ${jobsOf('delivery', sql`select order_id, ${now}::timestamptz from moving`)}`);
}

interface StopsRow {
  readonly branch_name: { en: string };
  readonly branch_phone: string;
  readonly street1: { en: string };
  readonly branch_city: string;
  readonly branch_postcode: string;
  readonly branch_latitude: string;
  readonly branch_longitude: string;
  readonly number: string;
  readonly full_address: string;
  readonly address: Schemas['DeliveryAddress'];
  readonly buyer_name: string;
  readonly buyer_phone: string;
}

/** Returns the pickup stop (branch), the drop-off stop (customer) and a remark for the rider. */
async function findStops(
  db: Db,
  orderId: string,
): Promise<{ pickup: Stop; dropoff: Stop; remark: string }> {
  const row = await db.one<StopsRow>(sql`
    select b.branch_name, b.contact_no as branch_phone, b.street1, b.city as branch_city,
      b.postal_code as branch_postcode, b.latitude as branch_latitude,
      b.longitude as branch_longitude, o.sales_order_tx_id as number, o.full_address, o.address,
      o.buyer_name, o.buyer_phone
    from orders o
    join branches b on b.company_id = o.company_id and b.id = o.branch_id
    where o.id = ${orderId} and o.address is not null and o.full_address is not null`);
  if (row === null) throw new Error(`Order ${orderId} has no delivery`);
  const { address } = row;
  const from = `${row.branch_name.en}, ${row.street1.en}, ${row.branch_city}`;
  const area = [address.mail_street, address.mail_city].filter(isWritten).join(', ');
  const pickup = {
    place: placeAt(row.branch_latitude, row.branch_longitude),
    address: `${row.street1.en}, ${row.branch_postcode} ${row.branch_city}`,
    area: from,
    name: row.branch_name.en,
    phone: row.branch_phone,
  };
  const dropoff = {
    place: placeAt(address.latitude, address.longitude),
    address: row.full_address,
    area: area === '' ? row.full_address : area,
    name: address.mail_name || row.buyer_name,
    phone: parseMobile(address.mail_phone ?? '') ?? row.buyer_phone,
  };
  const dropOff = [address.mail_unit_no, address.notes].filter(isWritten);
  return { pickup, dropoff, remark: [`Order ${row.number}`, ...dropOff].join('. ') };
}

function isWritten(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.trim() !== '';
}

function placeAt(latitude: string, longitude: string): Place {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
