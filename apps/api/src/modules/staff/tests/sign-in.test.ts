import { codeOf, errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { addStaff, counterClient, PINS, STAFF_PASSWORD } from '../../../testing/counter.ts';
import { addBranchStaff } from '../../../testing/counter-tablet.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    await addBranchStaff(restaurant);
    await addStaff(restaurant, { id: 'boss', role: 'owner', phone: '+60129998887' });
  });
});
afterAll(() => restaurant.close());

beforeEach(() => restaurant.reset());

const signInOf = (client: ReturnType<typeof counterClient>, password = STAFF_PASSWORD) =>
  client.sdk.signIn({ body: { login: '012-345 6789', password, code: null } });

/** Returns a device of the branch SS2, paired by the manager, who has signed out. */
async function pairedDevice() {
  const device = counterClient(restaurant);
  await signInOf(device);
  await device.sdk.pairDevice({ body: { branch_id: SS2, name: 'Pass 1' } });
  await device.sdk.signOut({});
  return device;
}

/** Returns the code with which a call is rejected. */
const codeFrom = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => codeOf(error),
  );

const tapIn = ({ sdk }: ReturnType<typeof counterClient>, id: string, pin: string) =>
  sdk.signInWithPin({ body: { staff_id: id, pin } });

describe('signIn', () => {
  test('notes the time as the last use of the person', async () => {
    const client = counterClient(restaurant);
    await signInOf(client);
    const people = await client.sdk.staffList({ body: { branch_id: SS2 } });
    const used = people.map(({ id, used_at }) => [id, used_at !== null]);
    expect(Object.fromEntries(used)).toEqual({ mei: true, ravi: false, aina: false, boss: false });
  });

  test('signs a manager in by phone number and sets a cookie that scripts cannot read', async () => {
    const client = counterClient(restaurant);
    const { person, device } = await signInOf(client);
    expect(person).toMatchObject({ id: 'mei', role: 'manager', branches: [{ id: SS2 }] });
    expect(device).toBeNull();
    const response = await restaurant.fetch(
      new Request('http://demo.localhost:8080/api/counter/sign_in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-claypot-counter': '1' },
        body: JSON.stringify({ login: '0123456789', password: STAFF_PASSWORD, code: null }),
      }),
    );
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^claypot_counter_staff=[\w-]{43}; Path=\/api\/counter; /);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  });

  test('returns the same code for a wrong password, an unknown login and an inactive account', async () => {
    const client = counterClient(restaurant);
    expect(await codeFrom(signInOf(client, 'wrong-password'))).toBe('SIGN_IN_FAILED');
    const unknown = { login: '011-1111 1111', password: STAFF_PASSWORD, code: null };
    expect(await codeFrom(client.sdk.signIn({ body: unknown }))).toBe('SIGN_IN_FAILED');
    await restaurant.db.execute(sql`update staff set is_active = false where id = 'mei'`);
    expect(await codeFrom(signInOf(client))).toBe('SIGN_IN_FAILED');
  });

  test('blocks a login after five wrong passwords from one address', async () => {
    const client = counterClient(restaurant);
    for (let guess = 0; guess < 5; guess += 1) await codeFrom(signInOf(client, `wrong-${guess}`));
    expect(await codeFrom(signInOf(client))).toBe('TOO_MANY_REQUESTS');
    restaurant.clock.set(NOON.add({ minutes: 16 }));
    expect(await codeFrom(signInOf(client))).toBe('OK');
  });

  test('rejects a request without the header that other sites cannot send', async () => {
    const response = await restaurant.fetch(
      new Request('http://demo.localhost:8080/api/counter/session'),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: { path: 'header.X-Claypot-Counter' } });
  });
});

describe('a paired device', () => {
  test('shows the staff of its branch and signs a person in by PIN', async () => {
    const device = await pairedDevice();
    const locked = await device.sdk.session({});
    expect(locked.person).toBeNull();
    expect(locked.device).toMatchObject({ name: 'Pass 1', branch: { id: SS2 } });
    expect(locked.people.map(({ id }) => id)).toEqual(['aina', 'boss', 'mei', 'ravi']);
    const { person } = await tapIn(device, 'aina', PINS.kitchen);
    expect(person).toMatchObject({ id: 'aina', role: 'kitchen' });
  });

  test('locks a PIN after five wrong ones, in this branch only, until a manager unlocks it', async () => {
    const device = await pairedDevice();
    const wrong = () => tapIn(device, 'ravi', '111222');
    const first = await wrong().catch((error: unknown) => error);
    expect(errorDataOf(first, 'WRONG_PIN')).toEqual({ tries_left: 4 });
    for (let guess = 0; guess < 4; guess += 1) await codeFrom(wrong());
    expect(await codeFrom(tapIn(device, 'ravi', PINS.cashier))).toBe('PIN_LOCKED');
    expect((await device.sdk.session({})).people).toContainEqual(
      expect.objectContaining({ id: 'ravi', pin_locked: true }),
    );
    await tapIn(device, 'mei', PINS.manager);
    const unlocked = await device.sdk.unlockPin({ path: { id: 'ravi' }, body: { branch_id: SS2 } });
    expect(unlocked.pin_locked).toBe(false);
    expect(await codeFrom(tapIn(device, 'ravi', PINS.cashier))).toBe('OK');
  });

  test('checks five of a hundred concurrent wrong PINs', async () => {
    const device = await pairedDevice();
    const guesses = Array.from({ length: 100 }, (_, index) =>
      codeFrom(tapIn(device, 'ravi', String(200_000 + index))),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(95);
  });

  test('does not accept its session on another device', async () => {
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const thief = counterClient(restaurant);
    thief.cookies.set('claypot_counter_staff', device.cookies.get('claypot_counter_staff') ?? '');
    expect((await thief.sdk.session({})).person).toBeNull();
  });

  test('loses device and person when it is revoked', async () => {
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const office = counterClient(restaurant);
    await signInOf(office);
    const [paired] = await office.sdk.deviceList({ body: { branch_id: SS2 } });
    const revoke = () => office.sdk.revokeDevice({ path: { id: paired?.id ?? '' } });
    expect(await revoke()).toEqual([]);
    expect(await codeFrom(revoke())).toBe('NOT_FOUND');
    expect(await device.sdk.session({})).toMatchObject({ device: null, person: null, people: [] });
    expect(await codeFrom(tapIn(device, 'ravi', PINS.cashier))).toBe('SESSION_EXPIRED');
  });

  test('ends a session without use after an hour, and after twelve hours at the latest', async () => {
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const isSignedIn = async () => (await device.sdk.session({})).person !== null;
    for (let minutes = 50; minutes <= 12 * 60; minutes += 50) {
      restaurant.clock.set(NOON.add({ minutes }));
      expect(await isSignedIn(), `after ${minutes} minutes`).toBe(true);
    }
    restaurant.clock.set(NOON.add({ hours: 12 }));
    expect(await isSignedIn()).toBe(false);
    await tapIn(device, 'ravi', PINS.cashier);
    restaurant.clock.set(NOON.add({ hours: 13, minutes: 1 }));
    expect(await isSignedIn()).toBe(false);
  });
});

describe('approve', () => {
  const approval = {
    staff_id: 'mei',
    pin: PINS.manager,
    operation: 'setBusy' as const,
    target_id: SS2,
  };

  test('returns a token for a cashier and records both people', async () => {
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const { token, approver_name } = await device.sdk.approve({ body: approval });
    expect(token).toHaveLength(43);
    expect(approver_name).toBe('Staff mei');
    const event = await restaurant.db.one(sql`
      select staff_id, approver_id, target_id from staff_events where operation = 'approve'`);
    expect(event).toEqual({ staff_id: 'ravi', approver_id: 'mei', target_id: SS2 });
  });

  test('rejects a cashier’s PIN, the own PIN and a wrong PIN', async () => {
    await addStaff(restaurant, { id: 'lee', role: 'cashier', branches: [SS2] });
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const ask = (staff_id: string, pin: string) =>
      codeFrom(device.sdk.approve({ body: { ...approval, staff_id, pin } }));
    expect(await ask('lee', PINS.cashier)).toBe('FORBIDDEN');
    expect(await ask('mei', '111222')).toBe('WRONG_PIN');
    await tapIn(device, 'mei', PINS.manager);
    expect(await ask('mei', PINS.manager)).toBe('FORBIDDEN');
  });
});

describe('invitations', () => {
  const ravi = { name: 'Siti', role: 'cashier' as const, phone_no: '013-222 3333', email: null };

  test('a manager invites a cashier, who chooses password and PIN once', async () => {
    const office = counterClient(restaurant);
    await signInOf(office);
    const { code } = await office.sdk.inviteStaff({ body: { ...ravi, branch_ids: [SS2] } });
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const phone = counterClient(restaurant);
    const chosen = { code: code.toLowerCase(), password: 'clay and fire 9', pin: '284617' };
    const accept = (changes: Partial<typeof chosen> = {}) =>
      phone.sdk.acceptInvitation({ body: { ...chosen, ...changes } });
    expect(await codeFrom(accept({ pin: '123456' }))).toBe('PIN_TOO_SIMPLE');
    expect(await codeFrom(accept({ pin: '2846' }))).toBe('PIN_TOO_SIMPLE');
    expect(await codeFrom(accept({ password: 'password123' }))).toBe('PASSWORD_TOO_COMMON');
    expect((await accept()).person).toMatchObject({ name: 'Siti', role: 'cashier' });
    expect(await codeFrom(accept())).toBe('INVITATION_INVALID');
  });

  test('an invitation stays usable if its acceptance cannot be recorded', async () => {
    const office = counterClient(restaurant);
    await signInOf(office);
    const { code, staff_id } = await office.sdk.inviteStaff({
      body: { ...ravi, branch_ids: [SS2] },
    });
    const { sdk } = counterClient(restaurant);
    const accept = () =>
      codeFrom(
        sdk.acceptInvitation({ body: { code, password: 'clay and fire 9', pin: '284617' } }),
      );
    const { db } = restaurant;
    await db.execute(sql`
      alter table staff_events add constraint none_accepted check (operation <> 'acceptInvitation')`);
    try {
      expect(await accept()).toBe('ERROR');
    } finally {
      await db.execute(sql`alter table staff_events drop constraint none_accepted`);
    }
    const stored = await db.one(sql`
      select password_hash, pin_hash from staff where id = ${staff_id}`);
    expect(stored).toEqual({ password_hash: null, pin_hash: null });
    expect((await sdk.session({})).person).toBeNull();
    expect(await accept()).toBe('OK');
  });

  test('an invitation ends after three days', async () => {
    const office = counterClient(restaurant);
    await signInOf(office);
    const { code } = await office.sdk.inviteStaff({ body: { ...ravi, branch_ids: [SS2] } });
    restaurant.clock.set(NOON.add({ hours: 72 }));
    const late = counterClient(restaurant).sdk.acceptInvitation({
      body: { code, password: 'clay and fire 9', pin: '284617' },
    });
    expect(await codeFrom(late)).toBe('INVITATION_INVALID');
  });

  test('a manager cannot add an owner, people of other branches, or a login twice', async () => {
    const office = counterClient(restaurant);
    await signInOf(office);
    const invite = (changes: object) =>
      codeFrom(office.sdk.inviteStaff({ body: { ...ravi, branch_ids: [SS2], ...changes } }));
    expect(await invite({ role: 'owner', branch_ids: [] })).toBe('FORBIDDEN');
    expect(await invite({ branch_ids: ['elsewhere'] })).toBe('NOT_FOUND');
    expect(await invite({ branch_ids: [] })).toBe('INVALID_REQUEST');
    expect(await invite({ phone_no: '012-345 6789' })).toBe('STAFF_EXISTS');
  });

  test('a second code replaces the first one', async () => {
    const office = counterClient(restaurant);
    await signInOf(office);
    const first = await office.sdk.inviteStaff({ body: { ...ravi, branch_ids: [SS2] } });
    const second = await office.sdk.resetStaff({ path: { id: first.staff_id } });
    const accept = ({ code }: { code: string }) =>
      codeFrom(
        counterClient(restaurant).sdk.acceptInvitation({
          body: { code, password: 'clay and fire 9', pin: '284617' },
        }),
      );
    expect(await accept(first)).toBe('INVITATION_INVALID');
    expect(await accept(second)).toBe('OK');
  });

  test('a reset ends the sessions of a person and makes the old password useless', async () => {
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const office = counterClient(restaurant);
    await signInOf(office);
    await office.sdk.resetStaff({ path: { id: 'ravi' } });
    expect((await device.sdk.session({})).person).toBeNull();
    expect(await codeFrom(tapIn(device, 'ravi', PINS.cashier))).toBe('WRONG_PIN');
  });

  test('the last owner can neither be demoted nor deactivated', async () => {
    const office = counterClient(restaurant);
    await office.sdk.signIn({
      body: { login: '0129998887', password: STAFF_PASSWORD, code: null },
    });
    const change = { name: 'Boss', role: 'owner' as const, branch_ids: [], is_active: false };
    const update = (body: typeof change | object) =>
      codeFrom(office.sdk.updateStaff({ path: { id: 'boss' }, body: { ...change, ...body } }));
    expect(await update({})).toBe('LAST_OWNER');
    expect(await update({ role: 'manager', branch_ids: [SS2], is_active: true })).toBe(
      'LAST_OWNER',
    );
    await addStaff(restaurant, { id: 'partner', role: 'owner' });
    expect(await update({})).toBe('OK');
    expect((await office.sdk.session({})).person).toBeNull();
  });
});

test('one of two owners who deactivate each other at the same time stays', async () => {
  await addStaff(restaurant, { id: 'partner', role: 'owner' });
  const boss = counterClient(restaurant);
  await boss.sdk.signIn({ body: { login: '0129998887', password: STAFF_PASSWORD, code: null } });
  const off = { name: 'Partner', role: 'owner' as const, branch_ids: [], is_active: false };
  const result = await afterLocked(
    restaurant.db,
    (tx) => tx.execute(sql`update staff set is_active = false where id = 'boss'`),
    () => codeFrom(boss.sdk.updateStaff({ path: { id: 'partner' }, body: off })),
  );
  expect(result).toBe('LAST_OWNER');
});

describe('the record of actions', () => {
  test('cannot be changed, deleted or truncated in the database', async () => {
    await pairedDevice();
    const { db } = restaurant;
    await expect(db.execute(sql`update staff_events set operation = 'x'`)).rejects.toThrow();
    await expect(db.execute(sql`delete from staff_events`)).rejects.toThrow();
    await expect(db.execute(sql`truncate staff_events`)).rejects.toThrow();
  });

  test('is read by owners only, page by page', async () => {
    const device = await pairedDevice();
    for (let count = 0; count < 60; count += 1) {
      await tapIn(device, 'ravi', PINS.cashier);
      await device.sdk.signOut({});
    }
    const all = { branch_id: null, staff_id: null, target_id: null, before: null };
    await tapIn(device, 'mei', PINS.manager);
    expect(await codeFrom(device.sdk.eventList({ body: all }))).toBe('FORBIDDEN');
    await tapIn(device, 'boss', PINS.owner);
    const first = await device.sdk.eventList({ body: all });
    expect(first.events).toHaveLength(100);
    const second = await device.sdk.eventList({ body: { ...all, before: first.next } });
    expect(second.next).toBeNull();
    const ids = [...first.events, ...second.events].map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const ofRavi = await device.sdk.eventList({ body: { ...all, target_id: 'ravi' } });
    expect(new Set(ofRavi.events.map(({ staff_name }) => staff_name))).toEqual(
      new Set(['Staff ravi']),
    );
  });
});

test('a person of another branch cannot use the device', async () => {
  await addStaff(restaurant, { id: 'far', role: 'manager', branches: ['klang'] });
  const device = await pairedDevice();
  expect(await codeFrom(tapIn(device, 'far', PINS.manager))).toBe('NOT_FOUND');
});

describe('a PIN that was watched', () => {
  test('opens nothing outside the paired devices of its branch', async () => {
    await addStaff(restaurant, {
      id: 'far',
      role: 'manager',
      branches: ['klang'],
      phone: '+60123456780',
    });
    expect(await codeFrom(tapIn(counterClient(restaurant), 'mei', PINS.manager))).toBe(
      'SESSION_EXPIRED',
    );
    const elsewhere = counterClient(restaurant);
    await elsewhere.sdk.signIn({
      body: { login: '012-345 6780', password: STAFF_PASSWORD, code: null },
    });
    await elsewhere.sdk.pairDevice({ body: { branch_id: 'klang', name: 'Pass 9' } });
    expect(await codeFrom(tapIn(elsewhere, 'mei', PINS.manager))).toBe('NOT_FOUND');
    expect(await codeFrom(signInOf(counterClient(restaurant), PINS.manager))).toBe(
      'SIGN_IN_FAILED',
    );
  });

  test('is useless after a reset, and the record shows where it was used', async () => {
    const device = await pairedDevice();
    await tapIn(device, 'ravi', PINS.cashier);
    const office = counterClient(restaurant);
    await office.sdk.signIn({
      body: { login: '012-999 8887', password: STAFF_PASSWORD, code: null },
    });
    await office.sdk.resetStaff({ path: { id: 'ravi' } });
    expect((await device.sdk.session({})).person).toBeNull();
    expect(await codeFrom(tapIn(device, 'ravi', PINS.cashier))).toBe('WRONG_PIN');
    const { events } = await office.sdk.eventList({
      body: { branch_id: SS2, staff_id: 'ravi', target_id: null, before: null },
    });
    expect(events).toMatchObject([
      { operation: 'signInWithPin', staff_name: 'Staff ravi', device_name: 'Pass 1' },
    ]);
  });
});
