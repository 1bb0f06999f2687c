import { cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { Secret, TOTP } from 'otpauth';
import { sql } from '../../platform/db/sql.ts';
import { book } from '../../testing/booking.ts';
import { addStaff, counterClient, PINS, STAFF_PASSWORD } from '../../testing/counter.ts';
import { workAt } from '../../testing/jobs.ts';
import { addition, checkout, decide, HOME, order, placeOrder } from '../../testing/ordering.ts';
import { samplePicture } from '../../testing/ownership/sample-files.ts';
import { placeMixedOrder } from '../../testing/refunds.ts';
import { as, at, GUEST, NOON, OTHER_GUEST, type Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import { walkBills } from './walk-bills.ts';
import { walkDayClose } from './walk-day-close.ts';
import { walkMembers } from './walk-members.ts';

/** A row of the record, with names instead of ids. */
interface RecordedRow {
  readonly operation: string;
  readonly who: string | null;
  readonly approvedBy: string | null;
  readonly device: string | null;
  readonly branch: string | null;
  readonly what: string | null;
  /** `field: before → after`. */
  readonly changes: readonly string[];
}

/** An action of the walk with the rows that it wrote. */
export interface Recorded {
  readonly action: string;
  readonly rows: readonly RecordedRow[];
}

/** Filters that match every event. */
const ALL_EVENTS = {
  branch_id: null,
  staff_id: null,
  approver_id: null,
  device_id: null,
  operation: null,
  target_id: null,
  number: null,
  first_day: null,
  last_day: null,
};

const UNTIL = '2026-11-21T05:00:00Z';

/** Does every action of staff once, and returns what the record has of each. */
export async function walk(restaurant: Restaurant): Promise<readonly Recorded[]> {
  const { db } = restaurant;
  await addStaff(restaurant, { id: 'owner', role: 'owner', phone: '+60123456782' });
  await addStaff(restaurant, { id: 'manager', role: 'manager', branches: [SS2] });
  await addStaff(restaurant, { id: 'cashier', role: 'cashier', branches: [SS2] });
  const { recorded, record } = createRecorder(restaurant);
  const { sdk } = counterClient(restaurant);
  const press = pressOf();
  const tapIn = (role: 'cashier' | 'manager' | 'owner') =>
    sdk.signInWithPin({ body: { staff_id: role, pin: PINS[role] } });

  await record('signIn', () =>
    sdk.signIn({ body: { login: '0123456782', password: STAFF_PASSWORD, code: null } }),
  );
  await record('pairDevice', () => sdk.pairDevice({ body: { branch_id: SS2, name: 'Pass 1' } }));
  await walkPeople(restaurant, sdk, record);
  await record('exportEvents', () =>
    sdk.exportEvents({ body: { ...ALL_EVENTS, operation: 'signIn' } }),
  );
  await record('signOut', () => sdk.signOut({}));
  await record('signInWithPin', () => tapIn('manager'));
  await walkBranch(sdk, record);
  await record('uploadPicture', () => sdk.uploadPicture({ body: { picture: samplePicture() } }));
  await walkHours(restaurant, sdk, record, press);
  await walkSteps(restaurant, sdk, record, press);
  await walkPrinting(restaurant, sdk, record, press);
  await walkBookings(restaurant, sdk, record, press);
  restaurant.clock.set(NOON);
  await walkAvailability(sdk, record, press);

  const rejected = await paidOrder(restaurant, 'a-key-of-the-rejected-order');
  await tapIn('cashier');
  const approve = (
    operation: 'rejectOrder' | 'refundOrder',
    target: string,
    amount: number | null,
  ) =>
    sdk.approve({
      body: {
        staff_id: 'manager',
        pin: PINS.manager,
        operation,
        target_id: target,
        ...(amount !== null && { amount: cents(amount) }),
      },
    });
  await sdk.takeStep({
    path: { id: rejected },
    headers: press(),
    body: { step: 'accept', from: 'PENDING', ready_in_minutes: null, rider: null },
  });
  const { token } = await record('approve', () => approve('rejectOrder', rejected, null));
  await record('rejectOrder', () =>
    sdk.rejectOrder({
      path: { id: rejected },
      headers: { ...press(), 'Counter-Approval': token },
      body: { from: 'PREPARING', reason: 'TOO_BUSY', text: null, sold_out_line_ids: [] },
    }),
  );
  const refunded = await paidMixedOrder(restaurant);
  const { refunds } = await record('markLinesUnavailable', () =>
    sdk.markLinesUnavailable({
      path: { id: refunded },
      headers: press(),
      body: { line_ids: [`${refunded}_1`], reason: 'OTHER', text: 'The pot broke.' },
    }),
  );
  if (refunds.list.length !== 1) throw new Error('The line was not refunded');
  restaurant.sandbox.refundsBegin = 'rejected';
  const approval = await approve('refundOrder', refunded, 100);
  await record('refundOrder', () =>
    sdk.refundOrder({
      path: { id: refunded },
      headers: { ...press(), 'Counter-Approval': approval.token },
      body: { amount: cents(100), line_ids: [], reason: 'QUALITY', text: null },
    }),
  );
  await walkMembers(restaurant, { sdk, record, press });
  await walkBills(restaurant, { sdk, record, press });
  await tapIn('manager');
  const settle = async (action: 'retry' | 'paid', note: string | null) => {
    const failed = await db.one<{ id: string }>(sql`
      select id from refunds where reason = 'QUALITY' and state = 'failed'`);
    return record(`settleRefund.${action}`, () =>
      sdk.settleRefund({
        path: { id: failed?.id ?? '' },
        headers: press(),
        body: { action, note },
      }),
    );
  };
  await workAt(restaurant);
  await settle('retry', null);
  await workAt(restaurant, NOON.add({ minutes: 5 }));
  await settle('paid', 'Cash');
  restaurant.sandbox.refundsBegin = 'refunded';
  restaurant.clock.set(NOON);
  await walkDayClose(restaurant, { sdk, record, press, signIn: () => tapIn('manager') });
  const devices = await sdk.deviceList({ body: { branch_id: SS2 } });
  await record('revokeDevice', () => sdk.revokeDevice({ path: { id: devices[0]?.id ?? '' } }));
  return recorded;
}

export type Recorder = <Result>(action: string, act: () => Promise<Result>) => Promise<Result>;
export type Press = () => { readonly 'Idempotency-Key': string };

/** Creates a function that does an action and keeps the rows that it wrote. */
export function createRecorder(restaurant: Restaurant): {
  readonly recorded: readonly Recorded[];
  readonly record: Recorder;
} {
  const recorded: Recorded[] = [];
  const names = new Map<string, string>();
  const record: Recorder = async (action, act) => {
    const before = await lastPosition(restaurant);
    const result = await act();
    await nameThings(restaurant, names);
    recorded.push({ action, rows: await rowsAfter(restaurant, before, names) });
    return result;
  };
  return { recorded, record };
}

export function pressOf(): Press {
  let presses = 0;
  return () => {
    presses += 1;
    return { 'Idempotency-Key': `a-press-of-the-walk-${presses}` };
  };
}

/** An owner manages people and a second factor. */
async function walkPeople(restaurant: Restaurant, sdk: CounterSdk, record: Recorder) {
  const person = { name: 'Ravi', role: 'cashier', branch_ids: [SS2] } as const;
  const body = { ...person, branch_ids: [SS2] };
  const { code, staff_id: id } = await record('inviteStaff', () =>
    sdk.inviteStaff({ body: { ...body, phone_no: null, email: null } }),
  );
  const accept = { code, password: STAFF_PASSWORD, pin: '284617' };
  await record('acceptInvitation', () =>
    counterClient(restaurant).sdk.acceptInvitation({ body: accept }),
  );
  const wrong = { staff_id: id, pin: '111222' };
  for (let tries = 0; tries < 5; tries += 1) {
    await sdk.signInWithPin({ body: wrong }).catch(() => null);
  }
  await record('unlockPin', () => sdk.unlockPin({ path: { id }, body: { branch_id: SS2 } }));
  await record('updateStaff', () =>
    sdk.updateStaff({ path: { id }, body: { ...body, role: 'kitchen', is_active: true } }),
  );
  await record('resetStaff', () => sdk.resetStaff({ path: { id } }));
  const { secret } = await sdk.beginSecondFactor({});
  const codeAt = (time: Temporal.Instant) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: time.epochMilliseconds,
    });
  await record('confirmSecondFactor', () =>
    sdk.confirmSecondFactor({ body: { code: codeAt(NOON) } }),
  );
  // Each code works once.
  const next = NOON.add({ seconds: 30 });
  restaurant.clock.set(next);
  await record('removeSecondFactor', () =>
    sdk.removeSecondFactor({ body: { code: codeAt(next) } }),
  );
  restaurant.clock.set(NOON);
}

async function walkBranch(sdk: CounterSdk, record: Recorder) {
  await record('updateBranchSettings', () =>
    sdk.updateBranchSettings({
      body: {
        branch_id: SS2,
        acceptance: 'manual',
        escalation_phone: null,
        escalate_after_minutes: 4,
        refuse_after_minutes: 10,
        lock_minutes: 5,
        simulator: false,
      },
    }),
  );
  await record('updateCapacity', () =>
    sdk.updateCapacity({
      body: { branch_id: SS2, usual_minutes: 35, orders_per_quarter: 50 },
    }),
  );
  const busy = (minutes: 10 | 20) =>
    sdk.setBusy({ headers: {}, body: { branch_id: SS2, busy: { minutes, until: UNTIL } } });
  await busy(10);
  await record('setBusy', () => busy(20));
  await record('setPause', () =>
    sdk.setPause({
      headers: {},
      body: { branch_id: SS2, method: 'reservation', until: UNTIL },
    }),
  );
}

/** A booking does not fit a single day, and is served anyway. Ends with the usual hours. */
async function walkHours(restaurant: Restaurant, sdk: CounterSdk, record: Recorder, press: Press) {
  const { id } = await book(restaurant, {}, 'a-key-of-the-first-booking');
  const change = { branch_id: SS2, week: null, delivery: null, notice: null };
  const name = { en: 'Outing', zh_CN: '员工活动' };
  const closed = { date: '2026-11-22', version: null, day: { name, periods: [] } };
  const { days } = await record('updateHours', () =>
    sdk.updateHours({ headers: press(), body: { ...change, days: [closed] } }),
  );
  const conflict = { kind: 'reservation', id, reason: 'closed', confirmed: true } as const;
  await record('confirmHoursConflict', () =>
    sdk.confirmHoursConflict({ body: { branch_id: SS2, ...conflict } }),
  );
  const again = { ...closed, version: days[0]?.version ?? null, day: null };
  await sdk.updateHours({ headers: press(), body: { ...change, days: [again] } });
}

async function walkSteps(restaurant: Restaurant, sdk: CounterSdk, record: Recorder, press: Press) {
  type Step = Parameters<CounterSdk['takeStep']>[0]['body'];
  const take = (id: string, step: Step['step'], from: Step['from'], rider: Step['rider'] = null) =>
    sdk.takeStep({
      path: { id },
      headers: press(),
      body: { step, from, ready_in_minutes: null, rider },
    });
  const pickup = await paidOrder(restaurant, 'a-key-of-the-pickup');
  await record('acknowledgeOrder', () => sdk.acknowledgeOrder({ path: { id: pickup } }));
  await record('takeStep.accept', () => take(pickup, 'accept', 'PENDING'));
  await record('changeReadyTime', () =>
    sdk.changeReadyTime({ path: { id: pickup }, headers: press(), body: { add_minutes: 10 } }),
  );
  await record('takeStep.ready', () => take(pickup, 'ready', 'PREPARING'));
  await record('takeStep.recall', () => take(pickup, 'recall', 'READY'));
  await take(pickup, 'ready', 'PREPARING');
  await record('takeStep.hand_over', () => take(pickup, 'hand_over', 'READY'));
  const forgotten = await paidOrder(restaurant, 'a-key-of-the-forgotten-order');
  await take(forgotten, 'accept', 'PENDING');
  await take(forgotten, 'ready', 'PREPARING');
  await record('takeStep.not_collected', () => take(forgotten, 'not_collected', 'READY'));
  const delivery = await paidDelivery(restaurant);
  await take(delivery, 'accept', 'PENDING');
  const rider = { name: 'Faiz', phone: '012-345 6787' };
  await record('takeStep.send_out', () => take(delivery, 'send_out', 'PREPARING', rider));
  await record('takeStep.delivered', () => take(delivery, 'delivered', 'DELIVERING'));
}

async function walkPrinting(
  restaurant: Restaurant,
  sdk: CounterSdk,
  record: Recorder,
  press: Press,
) {
  const settings = {
    name: 'Kitchen',
    prints_kitchen: true,
    prints_receipts: true,
    language: 'en',
  } as const;
  const { printer } = await record('addPrinter', () =>
    sdk.addPrinter({ body: { branch_id: SS2, kind: 'usb', ...settings } }),
  );
  const path = { id: printer.id };
  await record('updatePrinter', () =>
    sdk.updatePrinter({ path, body: { ...settings, prints_receipts: false } }),
  );
  await record('printTestPage', () => sdk.printTestPage({ path, headers: press() }));
  const id = await paidOrder(restaurant, 'a-key-of-the-printed-order');
  const body = { kind: 'kitchen', printer_id: printer.id } as const;
  await record('printOrder.kitchen', () =>
    sdk.printOrder({ path: { id }, headers: press(), body }),
  );
  await record('printOrder.receipt', () =>
    sdk.printOrder({ path: { id }, headers: press(), body: { ...body, kind: 'receipt' } }),
  );
  await record('removePrinter', () => sdk.removePrinter({ path }));
}

/** Staff move two bookings through all steps, and change the seats. */
async function walkBookings(
  restaurant: Restaurant,
  sdk: CounterSdk,
  record: Recorder,
  press: Press,
) {
  type Step = Parameters<CounterSdk['takeBookingStep']>[0]['body']['step'];
  const { id } = await book(restaurant, { date: '2026-11-21' });
  const revisionOf = async (which: string) => {
    const { bookings } = await sdk.bookingDay({ body: { branch_id: SS2, date: null } });
    return bookings.find((each) => each.id === which)?.revision ?? -1;
  };
  const take = async (step: Step) => {
    const revision = await revisionOf(id);
    return record(`takeBookingStep.${step}`, () =>
      sdk.takeBookingStep({ path: { id }, headers: press(), body: { step, revision } }),
    );
  };
  await take('approve');
  const move = { date: '2026-11-21', time: '12:30', minutes: 90, number_of_seats: 5 };
  const moved = await revisionOf(id);
  await record('moveBooking', () =>
    sdk.moveBooking({ path: { id }, headers: press(), body: { revision: moved, ...move } }),
  );
  restaurant.clock.set(at('2026-11-21T12:35'));
  await take('seat');
  await take('complete');
  await take('undo');
  // Takes back the seat, too, so that the party counts as absent.
  const revision = await revisionOf(id);
  const undo = { step: 'undo', revision } as const;
  await sdk.takeBookingStep({ path: { id }, headers: press(), body: undo });
  await take('no_show');
  restaurant.clock.set(NOON);
  const other = await book(restaurant, as(OTHER_GUEST), 'a-key-of-the-second-booking');
  await record('rejectBooking', () =>
    sdk.rejectBooking({
      path: { id: other.id },
      headers: press(),
      body: { revision: 0, reason: 'OTHER', text: 'The kitchen is closed.' },
    }),
  );
  const walkIn = { date: null, time: null, minutes: 60, number_of_seats: 2 };
  const guest = { customer_name: 'Uncle Lim', phone_no: null, occasion: null, note: null };
  await record('addBooking', () =>
    sdk.addBooking({
      headers: press(),
      body: { branch_id: SS2, ...walkIn, ...guest, reminder: false },
    }),
  );
  const block = { date: '2026-11-23', time: '18:00', end_time: '19:00', seats: 10 };
  const { blocks } = await record('blockSeats', () =>
    sdk.blockSeats({
      headers: press(),
      body: { branch_id: SS2, ...block, reason: 'A leak', accept_over: false },
    }),
  );
  await record('unblockSeats', () =>
    sdk.unblockSeats({ path: { id: blocks[0]?.id ?? '' }, headers: {} }),
  );
  await record('setDaySeats', () =>
    sdk.setDaySeats({
      headers: {},
      body: { branch_id: SS2, date: '2026-11-23', seats: 90, accept_over: false },
    }),
  );
  await record('setBookingApproval', () =>
    sdk.setBookingApproval({ body: { branch_id: SS2, up_to: 4 } }),
  );
}

async function walkAvailability(sdk: CounterSdk, record: Recorder, press: Press) {
  const items = [{ kind: 'variation' as const, id: 'large' }];
  const mark = (name: 'tomorrow' | 'available') =>
    sdk.setSoldOut({
      headers: press(),
      body: { branch_id: SS2, items, mark: name, until: null },
    });
  await mark('tomorrow');
  await record('setSoldOut', () => mark('available'));
  const body = { branch_id: SS2, dish_id: 'crab', seen: 5, left: 6 };
  await record('setPortions', () => sdk.setPortions({ headers: press(), body }));
}

async function paidOrder(restaurant: Restaurant, key: string): Promise<string> {
  const placed = await placeOrder(restaurant, GUEST, key);
  await decide(restaurant, placed, 'approved');
  return placed.id;
}

async function paidMixedOrder(restaurant: Restaurant): Promise<string> {
  const placed = await placeMixedOrder(restaurant, 'a-key-of-the-mixed-order');
  await decide(restaurant, placed, 'approved');
  return placed.id;
}

async function paidDelivery(restaurant: Restaurant): Promise<string> {
  const identity = { customer_id: null, guest_id: OTHER_GUEST };
  await restaurant.sdk.cartCreate({
    body: addition({ ...identity, delivery_method: 'delivery' }),
  });
  const fee = cents(920);
  const placed = await order(
    restaurant,
    checkout({
      ...identity,
      delivery_method: 'delivery',
      address: HOME,
      delivery_fee: fee,
      lalamove_delivery_fee: fee,
      final_total_amount: cents(4580 + fee),
    }),
    'a-key-of-the-delivery',
  );
  await decide(restaurant, placed, 'approved');
  return placed.id;
}

async function lastPosition({ db }: Restaurant): Promise<number> {
  const last = await db.one<{ position: number }>(sql`
    select coalesce(max(position), 0)::integer as position from staff_events`);
  return last?.position ?? 0;
}

/** Adds names for the random ids of the database. */
async function nameThings({ db }: Restaurant, names: Map<string, string>): Promise<void> {
  const rows = await db.query<{ id: string; name: string }>(sql`
    select id, name from staff_devices
    union all select id, name from printers
    union all select id, name from staff where id not in ('owner', 'manager', 'cashier')
    union all select id, 'a booking' from reservations
    union all select id, 'a block' from branch_seat_blocks
    union all select id, case delivery_method when 'dine-in' then 'a bill' else 'an order' end
      from orders
    union all select id, 'a voucher' from claimed_vouchers
    union all select id, 'a member' from members
    union all select id, 'a top-up' from top_ups
    union all select id, 'a booking' from reservations
    union all select id, 'a refund' from refunds`);
  for (const { id, name } of rows) names.set(id, name);
}

interface EventRow {
  readonly operation: string;
  readonly staff_id: string | null;
  readonly approver_id: string | null;
  readonly device_id: string | null;
  readonly branch_id: string | null;
  readonly target_id: string | null;
  readonly changes: { field: string; before: string | null; after: string | null }[];
}

async function rowsAfter(
  { db }: Restaurant,
  position: number,
  names: ReadonlyMap<string, string>,
): Promise<RecordedRow[]> {
  const rows = await db.query<EventRow>(sql`
    select operation, staff_id, approver_id, device_id, branch_id, target_id, changes
    from staff_events where position > ${position} order by position`);
  const nameOf = (text: string | null) => {
    let named = text;
    for (const [id, name] of names) named = named?.replaceAll(id, name) ?? null;
    return named;
  };
  return rows.map((row) => ({
    operation: row.operation,
    who: nameOf(row.staff_id),
    approvedBy: nameOf(row.approver_id),
    device: nameOf(row.device_id),
    branch: row.branch_id,
    what: nameOf(row.target_id),
    changes: row.changes.map(
      ({ field, before, after }) => `${field}: ${nameOf(before) ?? '–'} → ${nameOf(after) ?? '–'}`,
    ),
  }));
}
