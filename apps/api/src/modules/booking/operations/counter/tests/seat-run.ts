import type { BookingStepName } from '@claypot/domain/booking-steps';
import { ApiError } from '@claypot/sdk';
import { expect } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { book, guestNo } from '../../../../../testing/booking.ts';
import type { CounterTablet } from '../../../../../testing/counter-tablet.ts';
import { as, at, type Restaurant } from '../../../../../testing/restaurant.ts';
import { SS2 } from '../../../../../testing/seed/seed.ts';
import { type Deed, SEATS, toTime } from './seat-deeds.ts';
import { type Expected, QUARTER, SeatOracle } from './seat-oracle.ts';

const DATE = '2026-11-21';
const BEGIN = at(`${DATE}T12:00`);

const quarterAt = (time: string) => at(`${DATE}T${time}`).epochMilliseconds / QUARTER;

type Outcome = 'done' | 'rejected';

/** Returns what became of a request. Other errors than those of the contract fail the test. */
async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request;
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect([400, 409, 422]).toContain(error.status);
    return 'rejected';
  }
}

/** Runs deeds against server and oracle. */
export class SeatRun {
  readonly restaurant: Restaurant;
  readonly tablet: CounterTablet;
  readonly oracle = new SeatOracle(SEATS, BEGIN.epochMilliseconds);
  #guests = 0;
  #revisions: ReadonlyMap<string, number> = new Map();

  constructor(restaurant: Restaurant, tablet: CounterTablet) {
    this.restaurant = restaurant;
    this.tablet = tablet;
  }

  day() {
    return this.tablet.sdk.bookingDay({ body: { branch_id: SS2, date: DATE } });
  }

  /** Returns the revision of a booking at the last check, which followed the last action. */
  revisionOf(id: string): number {
    return this.#revisions.get(id) ?? -1;
  }

  chosen(index: number): Expected | undefined {
    const { bookings } = this.oracle;
    return bookings[index % Math.max(1, bookings.length)];
  }

  carryOut(each: Deed): Promise<void> {
    switch (each.does) {
      case 'book':
        return this.book(each);
      case 'cancel':
        return this.cancel(each);
      case 'add':
        return this.addAtCounter(each);
      case 'step':
        return this.takeStep(each);
      case 'reject':
        return this.reject(each);
      case 'move':
        return this.move(each);
      case 'block':
        return this.block(each);
      case 'unblock':
        return this.unblock(each);
      case 'seats':
        return this.setSeats(each);
      case 'wait':
        return this.wait(each);
    }
  }

  async book(each: Extract<Deed, { does: 'book' }>): Promise<void> {
    const { oracle } = this;
    this.#guests += 1;
    const guest = this.#guests;
    const start = quarterAt(each.time);
    const wanted = { start, end: start + 6, party: each.party };
    const isOffered = start * QUARTER >= oracle.now + 60 * 60_000;
    const changes = { date: DATE, time: each.time, number_of_seats: each.party };
    const made = book(this.restaurant, { ...as(guestNo(guest)), ...changes });
    const isExpected = isOffered && oracle.fits(null, wanted);
    expect(await outcomeOf(made)).toBe(isExpected ? 'done' : 'rejected');
    if (isExpected) this.add((await made).id, { ...wanted, guest, source: 'app' });
  }

  async cancel(each: Extract<Deed, { does: 'cancel' }>): Promise<void> {
    const booking = this.chosen(each.which);
    if (booking === undefined || booking.guest === null) return;
    const { guest, id, status } = booking;
    const cancelled = this.restaurant.sdk.reservationCancel({
      path: { id },
      body: as(guestNo(guest)),
    });
    const isExpected = status === 'PENDING' || status === 'CANCELLED';
    expect(await outcomeOf(cancelled)).toBe(isExpected ? 'done' : 'rejected');
    if (isExpected) this.change(booking, { status: 'CANCELLED' });
  }

  async addAtCounter(each: Extract<Deed, { does: 'add' }>): Promise<void> {
    const { oracle } = this;
    const { sdk, press } = this.tablet;
    const isWalkIn = each.time === null;
    const start = each.time === null ? oracle.present : quarterAt(each.time);
    const wanted = { start, end: start + each.minutes / 15, party: each.party };
    const contact = isWalkIn
      ? { customer_name: null, phone_no: null, reminder: false }
      : { customer_name: 'Mr Tan', phone_no: '012-345 6789', reminder: true };
    const added = sdk.addBooking({
      headers: press(),
      body: {
        branch_id: SS2,
        date: isWalkIn ? null : DATE,
        time: each.time,
        minutes: each.minutes,
        number_of_seats: each.party,
        occasion: null,
        note: null,
        ...contact,
      },
    });
    const isExpected = start >= oracle.present && oracle.fits(null, wanted);
    expect(await outcomeOf(added)).toBe(isExpected ? 'done' : 'rejected');
    if (!isExpected) return;
    const source = isWalkIn ? 'walk_in' : 'phone';
    this.add((await added).id, { ...wanted, guest: null, source });
  }

  async reject(each: Extract<Deed, { does: 'reject' }>): Promise<void> {
    const { sdk, press } = this.tablet;
    const booking = this.chosen(each.which);
    if (booking === undefined) return;
    const { id, seatedAt, status } = booking;
    const rejected = sdk.rejectBooking({
      path: { id },
      headers: press(),
      body: { revision: this.revisionOf(id), reason: 'FULL', text: null },
    });
    const isExpected = status === 'PENDING' || (status === 'APPROVED' && seatedAt === null);
    expect(await outcomeOf(rejected)).toBe(isExpected ? 'done' : 'rejected');
    if (isExpected) this.change(booking, { status: 'REJECTED' });
  }

  async block(each: Extract<Deed, { does: 'block' }>): Promise<void> {
    const { oracle } = this;
    const { sdk, press } = this.tablet;
    const block = {
      id: '',
      from: quarterAt(each.time),
      to: quarterAt(each.endTime),
      seats: each.seats ?? 10_000,
    };
    const isPast = block.to <= oracle.present;
    const isExpected =
      !isPast &&
      oracle.limit(
        each.accept,
        () => void oracle.blocks.push(block),
        () => void oracle.blocks.pop(),
      );
    const blocked = sdk.blockSeats({
      headers: press(),
      body: {
        branch_id: SS2,
        date: DATE,
        time: each.time,
        end_time: each.endTime,
        seats: each.seats,
        reason: 'A leak',
        accept_over: each.accept,
      },
    });
    expect(await outcomeOf(blocked)).toBe(isExpected ? 'done' : 'rejected');
    if (!isExpected) return;
    const known = oracle.blocks.map(({ id }) => id);
    block.id = (await blocked).blocks.find(({ id }) => !known.includes(id))?.id ?? '';
  }

  async unblock(each: Extract<Deed, { does: 'unblock' }>): Promise<void> {
    const { oracle } = this;
    const { sdk } = this.tablet;
    const block = oracle.blocks[each.which % Math.max(1, oracle.blocks.length)];
    if (block === undefined) return;
    await sdk.unblockSeats({ path: { id: block.id }, headers: {} });
    oracle.blocks = oracle.blocks.filter(({ id }) => id !== block.id);
  }

  async setSeats(each: Extract<Deed, { does: 'seats' }>): Promise<void> {
    const { oracle } = this;
    const { sdk } = this.tablet;
    const before = oracle.daySeats;
    const isExpected = oracle.limit(
      each.accept,
      () => {
        oracle.daySeats = each.seats;
      },
      () => {
        oracle.daySeats = before;
      },
    );
    const changed = sdk.setDaySeats({
      headers: {},
      body: { branch_id: SS2, date: DATE, seats: each.seats, accept_over: each.accept },
    });
    expect(await outcomeOf(changed)).toBe(isExpected ? 'done' : 'rejected');
  }

  async wait(each: Extract<Deed, { does: 'wait' }>): Promise<void> {
    const { oracle } = this;
    oracle.now += each.minutes * 60_000;
    this.restaurant.clock.set(Temporal.Instant.fromEpochMilliseconds(oracle.now));
  }

  async takeStep({ which: index, step }: Extract<Deed, { does: 'step' }>): Promise<void> {
    const booking = this.chosen(index);
    if (booking === undefined) return;
    const { oracle, tablet } = this;
    const { id } = booking;
    const after = this.afterStep(booking, step);
    const isPossible = oracle.steps(booking).includes(step);
    const start = after.heldFrom ?? after.start;
    const isExpected =
      isPossible &&
      (step === 'approve' || oracle.fits(booking, { ...after, start, end: heldEnd(after) }));
    const taken = tablet.sdk.takeBookingStep({
      path: { id },
      headers: tablet.press(),
      body: { step, revision: this.revisionOf(id) },
    });
    expect([step, await outcomeOf(taken)]).toEqual([step, isExpected ? 'done' : 'rejected']);
    if (isExpected) this.change(booking, after);
  }

  /** Returns the booking as it is after a step. */
  afterStep(booking: Expected, step: BookingStepName): Expected {
    const { now, present } = this.oracle;
    const { end, start, status } = booking;
    const until = present < end ? present : null;
    switch (step) {
      case 'approve':
        return { ...booking, status: 'APPROVED', statusAt: now };
      case 'seat':
        return { ...booking, seatedAt: now, heldFrom: present < start ? present : null };
      case 'complete':
        return { ...booking, status: 'COMPLETED', statusAt: now, heldUntil: until };
      case 'no_show':
        return { ...booking, status: 'NO_SHOW', statusAt: now, heldUntil: until };
      case 'undo':
        return status === 'APPROVED'
          ? { ...booking, seatedAt: null, heldFrom: null }
          : { ...booking, status: 'APPROVED', statusAt: now, heldUntil: null };
    }
  }

  async move(each: Extract<Deed, { does: 'move' }>): Promise<void> {
    const booking = this.chosen(each.which);
    if (booking === undefined) return;
    const { oracle, tablet } = this;
    const start = booking.seatedAt === null ? quarterAt(each.time) : booking.start;
    const isSame = start === booking.start;
    const after = {
      ...booking,
      start,
      end: start + each.minutes / 15,
      party: each.party,
      heldFrom: isSame ? booking.heldFrom : null,
    };
    const isOpen = booking.status === 'PENDING' || booking.status === 'APPROVED';
    const isPast = isSame ? after.end <= oracle.present : start < oracle.present;
    const stay = { ...after, start: after.heldFrom ?? start };
    const isExpected = isOpen && !isPast && oracle.fits(booking, stay);
    const moved = tablet.sdk.moveBooking({
      path: { id: booking.id },
      headers: tablet.press(),
      body: {
        revision: this.revisionOf(booking.id),
        date: DATE,
        time: toTime(start - quarterAt('00:00')),
        minutes: each.minutes,
        number_of_seats: each.party,
      },
    });
    expect(await outcomeOf(moved)).toBe(isExpected ? 'done' : 'rejected');
    if (isExpected) this.change(booking, after);
  }

  add(id: string, fields: Pick<Expected, 'start' | 'end' | 'party' | 'guest' | 'source'>) {
    const { now } = this.oracle;
    const isApp = fields.source === 'app';
    this.oracle.bookings.push({
      ...fields,
      id,
      status: isApp ? 'PENDING' : 'APPROVED',
      seatedAt: fields.source === 'walk_in' ? now : null,
      statusAt: now,
      heldFrom: null,
      heldUntil: null,
    });
  }

  change(booking: Expected, changes: Partial<Expected>) {
    Object.assign(booking, changes);
  }

  /** Compares oracle, locked rows and the response that staff see. */
  async check(): Promise<void> {
    const { oracle } = this;
    const rows = await this.restaurant.db.query<Row>(sql`
      select quarter, taken, coalesce(quarter_capacity(${SEATS}, day_seats, blocked), 0) as capacity
      from reservation_seats where branch_id = ${SS2} order by quarter`);
    for (const row of rows) {
      const quarter = row.quarter.epochMilliseconds / QUARTER;
      if (quarter < oracle.present) continue;
      const expected = [oracle.taken(quarter), oracle.capacity(quarter)];
      expect([toTime(quarter - quarterAt('00:00')), row.taken, row.capacity]).toEqual([
        toTime(quarter - quarterAt('00:00')),
        ...expected,
      ]);
    }
    const { quarters, bookings } = await this.day();
    this.#revisions = new Map(bookings.map(({ id, revision }) => [id, revision]));
    for (const { capacity, free, is_over, starts_at, taken, time } of quarters) {
      const quarter = Temporal.Instant.from(starts_at).epochMilliseconds / QUARTER;
      const seats = [oracle.taken(quarter), oracle.capacity(quarter)] as const;
      expect([time, taken, capacity]).toEqual([time, ...seats]);
      expect([free, is_over]).toEqual([Math.max(0, seats[1] - seats[0]), seats[0] > seats[1]]);
    }
    const shown = new Set(
      quarters.map(({ starts_at }) => Temporal.Instant.from(starts_at).epochMilliseconds / QUARTER),
    );
    const missing = [...oracle.over().keys()].filter(
      (quarter) => oracle.taken(quarter) > 0 && !shown.has(quarter),
    );
    expect(missing).toEqual([]);
    expect(bookings.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual(
      oracle.bookings.map(({ id, status }) => `${id} ${status}`).toSorted(),
    );
  }
}

interface Row {
  readonly quarter: Temporal.Instant;
  readonly taken: number;
  readonly capacity: number;
}

function heldEnd({ end, heldUntil }: Expected): number {
  return heldUntil ?? end;
}
