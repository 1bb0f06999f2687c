import { type CounterSdk, createCounterSdk, type Role } from '@claypot/sdk/counter';
import { hashPin } from '../modules/staff/secrets/pins.ts';
import { memberKeyOf } from '../platform/config/member-key.ts';
import { sql } from '../platform/db/sql.ts';
import { addCookieJar } from './http/cookie-jars.ts';
import { withCookies } from './http/with-cookies.ts';
import { testPasswords } from './passwords.ts';
import type { Restaurant } from './restaurant.ts';

/** A tablet or browser at the counter: a client with cookies of its own. */
export interface CounterClient {
  readonly sdk: CounterSdk;
  /** Cookies by name, as the server has set them. */
  readonly cookies: Map<string, string>;
}

/** Creates a client of the counter without cookies. */
export function counterClient(
  { fetch: send }: Pick<Restaurant, 'fetch'>,
  { company = 'demo', address }: { readonly company?: string; readonly address?: string } = {},
): CounterClient {
  const cookies = addCookieJar(send);
  const sdk = createCounterSdk({
    baseUrl: `http://${company}.localhost:8080/api`,
    fetch: withCookies((request) => send(request, address), cookies),
  });
  return { sdk, cookies };
}

/** Password of all staff in tests. */
export const STAFF_PASSWORD = 'steamed-rice-88';

/** PIN of staff in tests, by role. */
export const PINS: Readonly<Record<Role, string>> = {
  kitchen: '2846',
  cashier: '284617',
  manager: '731924',
  owner: '640283',
};

interface NewStaff {
  readonly id: string;
  readonly role: Role;
  readonly company?: string;
  /** Branches; none for an owner. */
  readonly branches?: readonly string[];
  readonly phone?: string;
}

/** Adds a person with {@link STAFF_PASSWORD} and the PIN of the role. */
export async function addStaff(
  { db, secret, clock }: Pick<Restaurant, 'db' | 'secret' | 'clock'>,
  { id, role, company = 'demo', branches = [], phone }: NewStaff,
): Promise<void> {
  const found = await db.one<{ id: string }>(
    sql`select id from companies where subdomain = ${company}`,
  );
  if (found === null) throw new Error(`The test has no company ${company}`);
  const context = {
    company: found,
    memberKey: memberKeyOf(secret),
    passwords: testPasswords,
  };
  const password = await testPasswords.hash(STAFF_PASSWORD);
  const pin = await hashPin(context, id, PINS[role]);
  await db.execute(sql`
    insert into staff (company_id, id, name, role, phone_no, password_hash, pin_hash, created_at)
    values (${found.id}, ${id}, ${`Staff ${id}`}, ${role}, ${phone ?? null}, ${password}, ${pin},
      ${clock.now()})`);
  await db.execute(sql`
    insert into staff_branches (company_id, staff_id, branch_id)
    select ${found.id}, ${id}, b from unnest(${branches}::text[]) b`);
}
