import { expect, test } from 'vitest';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { book } from '../../../testing/booking.ts';
import type { Joined } from '../../../testing/join-member.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import type { Restaurant } from '../../../testing/restaurant.ts';
import { insertClaimed } from '../../../testing/vouchers.ts';
import { topUp } from '../../../testing/wallet.ts';

/**
 * The server takes locks before it writes these rows, so its tests never reach the constraints.
 * These tests bypass the server.
 */
let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const run = (text: string) => restaurant.db.transaction((tx) => tx.script(text));

/** Copies the only row of a table. `changes` are the columns that differ, as a JSON object. */
const copy = (table: string, changes: object) =>
  run(`do $$
    declare columns text;
    begin
      select string_agg(quote_ident(column_name), ', ') into columns
      from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'
        and is_identity = 'NO';
      execute format('insert into ${table} (%1$s) select %1$s
        from jsonb_populate_record(null::${table}, (select to_jsonb(t) from ${table} t) || %2$L)',
        columns, '${JSON.stringify(changes)}');
    end $$`);

const paidTopUp = async () => decide(restaurant, await topUp(mei, 50_000), 'approved');
const enter = (table: string, columns: string, values: string) =>
  run(`insert into ${table} (company_id, member_id, created_at, ${columns})
    values ('demo', '${mei.id}', '2026-11-21', ${values})`);

const addByEmail = () =>
  run(`insert into staff (company_id, id, name, role, email, created_at)
    values ('demo', 'mei', 'Mei', 'manager', 'mei@demo.example', '2026-11-21')`);
const pairDevice = () =>
  run(`with person as (
      insert into staff (company_id, id, name, role, created_at)
      values ('demo', 'mei', 'Mei', 'manager', '2026-11-21') returning company_id, id
    )
    insert into staff_devices
      (company_id, id, branch_id, name, token_hash, paired_by, paired_at, used_at)
    select company_id, 'pass-1', 'ss2', 'Pass 1', repeat('0', 64), id, '2026-11-21', '2026-11-21'
    from person`);

test.each<[constraint: string, begin: () => Promise<unknown>, table: string, changes: object]>([
  ['staff_devices_token', pairDevice, 'staff_devices', { id: 'another' }],
  ['staff_one_per_email', addByEmail, 'staff', { id: 'another' }],
  [
    'orders_idempotency_key',
    () => placeOrder(restaurant),
    'orders',
    { id: 'other', sales_order_tx_id: 'other' },
  ],
  [
    'payments_company_id_order_id_key',
    () => placeOrder(restaurant),
    'payments',
    { id: 'PAY-of-another-order' },
  ],
  ['payments_once_a_top_up', () => topUp(mei, 5000), 'payments', { id: 'PAY-of-another-top-up' }],
  [
    'top_ups_idempotency_key',
    () => topUp(mei, 5000),
    'top_ups',
    { id: 'other', top_up_no: 'other' },
  ],
  ['tier_grants_once_a_top_up', paidTopUp, 'tier_grants', { id: 'other' }],
  ['wallet_entries_once_a_top_up', paidTopUp, 'wallet_entries', {}],
  [
    'claimed_vouchers_given_once',
    () => insertClaimed(restaurant, mei.id, {}),
    'claimed_vouchers',
    { id: 'other', voucher_tx_id: 'CV-OTHER' },
  ],
  [
    'reservations_idempotency_key',
    () => book(restaurant),
    'reservations',
    { id: 'other', reservation_no: 'other' },
  ],
  [
    'reservations_pkey',
    () => book(restaurant),
    'reservations',
    { reservation_no: 'other', idempotency_key: 'other' },
  ],
])('%s rejects a second row', async (constraint, begin, table, changes) => {
  await begin();
  await expect(copy(table, changes)).rejects.toMatchObject({ constraint });
});

test('claimed_vouchers_one_an_order rejects a second voucher for an order', async () => {
  const { id } = await placeOrder(restaurant);
  await insertClaimed(restaurant, mei.id, {});
  await run(`update claimed_vouchers set status = 'RESERVED', order_id = '${id}'`);
  const changes = { id: 'other', voucher_tx_id: 'CV-OTHER', source_key: 'other' };
  await expect(copy('claimed_vouchers', changes)).rejects.toMatchObject({
    constraint: 'claimed_vouchers_one_an_order',
  });
});

test.each([
  ['point_entries_once_an_order', 'point_entries', 'type, amount, order_id', `'purchase', 5, 'o'`],
  [
    'point_entries_once_a_voucher',
    'point_entries',
    'type, amount, claimed_voucher_id',
    `'refund', 5, 'v'`,
  ],
  ['point_entries_one_welcome', 'point_entries', 'type, amount', `'sign_up_reward', 5`],
  [
    'wallet_entries_once_an_order',
    'wallet_entries',
    'type, account, amount, order_id',
    `'refund', 'counter', 5, 'o'`,
  ],
  [
    'wallet_entries_once_a_reference',
    'wallet_entries',
    'type, account, amount, branch_id, reference',
    `'cash_topup', 'cash', 5, 'ss2', 'R-1'`,
  ],
])('%s rejects a second entry', async (constraint, table, columns, values) => {
  const { id } = await placeOrder(restaurant);
  const voucher = await insertClaimed(restaurant, mei.id, {});
  const row = values.replace(`'o'`, `'${id}'`).replace(`'v'`, `'${voucher}'`);
  await enter(table, columns, row);
  await expect(enter(table, columns, row)).rejects.toMatchObject({ constraint });
});

const NOTED = `insert into provider_incidents
  select company_id, provider, 're_1', 'refunded', id, amount, 0, true, created_at from payments`;

test.each([
  ['order_lines_pkey', 'order_lines'],
  ['sandbox_sessions_pkey', 'sandbox_sessions'],
  ['provider_incidents_pkey', 'provider_incidents'],
  ['member_sessions_pkey', 'member_sessions'],
  ['order_portions_pkey', 'order_portions'],
])('%s rejects a second row', async (constraint, table) => {
  await placeOrder(restaurant);
  await run(`${NOTED}; insert into order_portions select company_id, id, 'crab', 1 from orders`);
  await expect(copy(table, {})).rejects.toMatchObject({ constraint });
});

const ADDRESS = `insert into addresses (company_id, id, member_id, reference, mail_name, mail_phone,
    mail_unit_no, mail_street, mail_city, mail_state, mail_postcode, mail_country, state_id,
    full_address, longitude, latitude, is_default, created_at)
  select company_id, 'a', id, 'r', '-', '+60123456789', '-', '-', '-', '-', '-', '-', '-', '-', '-',
    '-', true, created_at from members`;
const AVATAR = `insert into avatars
  select company_id, repeat('a', 43) || '.webp', id, '', created_at from members`;
const TRIP = `insert into sandbox_trips
  select 'token', id, 'booked', '-', '-', '[]', created_at, created_at from orders`;
const DELIVERY = `insert into deliveries
  select company_id, 'delivery-of-the-order', id, 'sandbox', 1, 0, 0, 'quoted', null, null, null,
    created_at, created_at from orders`;
const PRINTER = `insert into printers (company_id, id, branch_id, name, kind, token_hash,
    prints_kitchen, prints_receipts, language, created_at)
  values ('demo', 'kitchen', 'ss2', 'Kitchen', 'star_cloudprnt', repeat('0', 64), true, true, 'en',
    '2026-11-21')`;
const PRINTER_LEASE = `${PRINTER};
  insert into print_jobs (company_id, branch_id, kind, printer_id, state, lease_ends_at, created_at,
    changed_at)
  values ('demo', 'ss2', 'test', 'kitchen', 'leased', '2026-11-22', '2026-11-21', '2026-11-21')`;
const SEATS_OF_DAY = `insert into branch_seat_days values ('demo', 'ss2', '2026-11-22', 4)`;
const OVERRIDES = `insert into branch_overrides (company_id, branch_id) values ('demo', 'ss2')`;
const DAY = `insert into branch_days values ('demo', 'ss2', '2026-11-22', null, '[]')`;
const SALES = `insert into sales_days
  values ('demo', 'ss2', '2026-11-20', '2026-11-20', '2026-11-21', '2026-11-21', 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0);
  insert into sales_day_parts values ('demo', 'ss2', '2026-11-20', 'method', 'pickup', 1, 1);
  insert into sales_day_items values ('demo', 'ss2', '2026-11-20', 'dish', 'crab', 1, 1)`;

const VISITOR = `insert into page_visitors
  values ('demo', repeat('0', 64), '00000000-0000-4000-8000-000000000001', null, repeat('1', 64),
    '2026-11-21', '2026-11-21', '2026-11-22')`;

test.each<[constraint: string, begin: string, table: string, changes: object]>([
  ['page_visitors_pkey', VISITOR, 'page_visitors', { guest_hash: '2'.repeat(64) }],
  ['companies_subdomain_key', '', 'companies', { id: 'other' }],
  ['addresses_reference', ADDRESS, 'addresses', { id: 'b', is_default: false }],
  ['addresses_one_default', ADDRESS, 'addresses', { id: 'b', reference: 's' }],
  ['avatars_one_a_member', AVATAR, 'avatars', { file: `${'b'.repeat(43)}.webp` }],
  ['avatars_pkey', AVATAR, 'avatars', {}],
  ['sandbox_trips_pkey', TRIP, 'sandbox_trips', { reference: 'other' }],
  [
    'deliveries_company_id_order_id_key',
    DELIVERY,
    'deliveries',
    { id: 'other-delivery-of-the-order' },
  ],
  ['printers_token', PRINTER, 'printers', { id: 'other' }],
  ['print_jobs_one_lease', PRINTER_LEASE, 'print_jobs', {}],
  ['branch_seat_days_pkey', SEATS_OF_DAY, 'branch_seat_days', { seats: 5 }],
  ['branch_overrides_pkey', OVERRIDES, 'branch_overrides', { notice_minutes: 30 }],
  ['branch_days_pkey', DAY, 'branch_days', { periods: [] }],
  ['order_quarters_pkey', '', 'order_quarters', { taken: 0 }],
  ['sales_day_parts_pkey', SALES, 'sales_day_parts', { amount: 5 }],
  ['sales_day_items_pkey', SALES, 'sales_day_items', { amount: 5 }],
])('%s rejects a second row', async (constraint, begin, table, changes) => {
  await placeOrder(restaurant);
  await run(begin);
  await expect(copy(table, changes)).rejects.toMatchObject({ constraint });
});

/** A person with a session, an approval, an invitation, an action and a decision. */
const STAFF = `
  insert into staff (company_id, id, name, role, created_at)
    values ('demo', 'ravi', 'Ravi', 'cashier', '2026-11-21');
  insert into staff_branches values ('demo', 'ravi', 'ss2');
  insert into staff_sessions
    values ('demo', repeat('0', 64), 'ravi', null, '2026-11-21', '2026-11-21', '2026-11-22');
  insert into staff_approvals
    values ('demo', repeat('0', 64), 'setBusy', 'ss2', 'ravi', 'mei', 'pass-1', '2026-11-22');
  insert into staff_invitations values ('demo', 'ravi', repeat('0', 64), '2026-11-22');
  insert into staff_events (company_id, at, staff_id, operation, changes)
    values ('demo', '2026-11-21', 'ravi', 'signIn', '[]');
  insert into counter_requests
    values ('demo', 'a-key-of-one-press', repeat('0', 64), '2026-11-21');
  insert into branch_hours_confirmations
    values ('demo', 'ss2', 'order', 'an-order', 'closed', null, 'ravi', '2026-11-21')`;

test.each<[constraint: string, table: string, changes: object]>([
  ['staff_branches_pkey', 'staff_branches', {}],
  ['staff_sessions_pkey', 'staff_sessions', {}],
  ['staff_approvals_pkey', 'staff_approvals', {}],
  ['staff_invitations_pkey', 'staff_invitations', { code_hash: '1'.repeat(64) }],
  ['staff_invitations_code', 'staff_invitations', { staff_id: 'mei' }],
  ['counter_requests_pkey', 'counter_requests', {}],
  ['branch_hours_confirmations_pkey', 'branch_hours_confirmations', { staff_id: 'mei' }],
])('%s rejects a second row', async (constraint, table, changes) => {
  await pairDevice();
  await run(STAFF);
  await expect(copy(table, changes)).rejects.toMatchObject({ constraint });
});

test('staff_pin_failures counts up to five', async () => {
  await pairDevice();
  const failures = (count: number) =>
    run(`insert into staff_pin_failures values ('demo', 'mei', 'ss2', ${count})`);
  await expect(failures(6)).rejects.toMatchObject({
    constraint: 'staff_pin_failures_failures_check',
  });
  await failures(5);
});

test('staff_events rejects changes of its rows', async () => {
  await pairDevice();
  await run(STAFF);
  const changes = [`update staff_events set at = at`, 'delete from staff_events'];
  for (const change of [...changes, 'truncate staff_events']) {
    await expect(run(change)).rejects.toThrow('append-only');
  }
});

test.each(['order_status_history', 'payment_notifications', 'provider_incidents'])(
  '%s rejects changes of its rows',
  async (table) => {
    await decide(restaurant, await placeOrder(restaurant), 'approved');
    await run(NOTED);
    for (const change of [`update ${table} set company_id = 'demo'`, `delete from ${table}`]) {
      await expect(run(change)).rejects.toThrow('append-only');
    }
  },
);

const CLAIMED = `insert into vouchers (company_id, id, voucher_name, image, voucher_type,
    voucher_use_type, calculation_type, amount, expiring_days, is_claimable)
  values ('demo', 'v', '{"en": "V"}', 'v.svg', 'discount', 'both', 'fixed', 1, 1, true);
  insert into voucher_claims values ('demo', 'v', 0);
  insert into voucher_claims_by_member
  select 'demo', 'v', id, 0, '2026-11-21', 0 from members`;

test.each<[constraint: string, begin: string, change: string]>([
  ['branch_dishes_portions_not_negative', '', 'branch_dishes set portions_left = -1'],
  [
    'reservation_seats_suffice',
    `insert into reservation_seats values ('demo', 'ss2', '2026-11-22T12:00:00Z', 4, 4)`,
    'reservation_seats set taken = 5',
  ],
  [
    'order_quarters_suffice',
    `insert into order_quarters values ('demo', 'ss2', '2026-11-22T12:00:00Z', 4, 4)`,
    'order_quarters set taken = 5',
  ],
  [
    'one_time_codes_tries_left_check',
    `insert into one_time_codes (company_id, id, phone_no, purpose, salt, code_hash, tries_left,
        sent_at, expires_at)
      values ('demo', 'code', '+60123456789', 'sign_up', 'salt', repeat('0', 64), 0, '2026-11-21',
        '2026-11-22')`,
    'one_time_codes set tries_left = tries_left - 1',
  ],
  [
    'rate_limits_hits_check',
    `insert into rate_limits values ('key', 0, '2026-11-22')`,
    'rate_limits set hits = hits - 1',
  ],
  ['deliveries_attempt_check', DELIVERY, 'deliveries set attempt = 10'],
  ['voucher_claims_claimed_check', CLAIMED, 'voucher_claims set claimed = claimed - 1'],
  [
    'voucher_claims_by_member_check',
    CLAIMED,
    'voucher_claims_by_member set claimed_on_day = claimed + 1',
  ],
])('%s rejects a counter beyond its bounds', async (constraint, begin, change) => {
  await placeOrder(restaurant);
  await run(begin);
  await expect(run(`update ${change}`)).rejects.toMatchObject({ constraint });
});

test('package_dishes rejects the same dish twice in a package', async () => {
  const duplicate = `insert into package_dishes
    select company_id, 'other', package_id, package_option_id, dish_id, qty, position, false
    from package_dishes limit 1`;
  await expect(run(duplicate)).rejects.toMatchObject({
    constraint: 'package_dishes_company_id_package_id_dish_id_key',
  });
});

test('branch_packages_pkey rejects the same package twice in a branch', async () => {
  const duplicate = 'insert into branch_packages select * from branch_packages limit 1';
  await expect(run(duplicate)).rejects.toMatchObject({ constraint: 'branch_packages_pkey' });
});

test('reservations_revision_check rejects a revision below zero', async () => {
  await book(restaurant);
  await expect(run('update reservations set revision = -1')).rejects.toMatchObject({
    constraint: 'reservations_revision_check',
  });
});

test('cart_lines_qty rejects a quantity of 0 and of 100', async () => {
  await placeOrder(restaurant);
  for (const qty of [0, 100]) {
    await expect(run(`update cart_lines set qty = ${qty}`)).rejects.toMatchObject({
      constraint: 'cart_lines_qty',
    });
  }
});
