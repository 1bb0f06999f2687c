import type { Sdk } from '@claypot/sdk';
import { openSession } from '../modules/identity/sessions.ts';
import type { Db } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import type { Language } from '../shared/text/language.ts';
import type { Clock } from '../shared/time/clock.ts';
import type { Restaurant } from './restaurant.ts';

/** A signed-in member, created without the sign-up endpoints. */
export interface Joined {
  readonly id: string;
  readonly token: string;
  /** Identity fields of a request. */
  readonly identity: { customer_id: string; guest_id: null };
  /** SDK client with the member's token. */
  readonly sdk: Sdk;
}

const MEI = '+60123456789';

/** A password hash that no password matches. */
const NO_PASSWORD = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Returns the id and token of the member with this number at the company. */
export function namesOf(phone: string = MEI, company = 'demo'): { id: string; token: string } {
  const id = `${company}-${phone.slice(1)}`;
  return { id, token: `token-of-${id}-that-is-long-enough` };
}

/** Creates a member with this number, without notifications and points, and signs the member in. */
export async function joinMember(
  { db, clock, sdkOf }: { db: Db; clock: Clock; sdkOf: Restaurant['sdkOf'] },
  phone: string = MEI,
  { company = 'demo', language = 'en' }: { company?: string; language?: Language } = {},
): Promise<Joined> {
  const { id, token } = namesOf(phone, company);
  await db.execute(sql`
    insert into members
      (id, company_id, phone_no, password_hash, member_no, created_at, login_at)
    values (${id}, ${company}, ${phone}, ${NO_PASSWORD}, ${phone.slice(-10)},
      ${clock.now()}, ${clock.now()})`);
  await openSession(db, id, { token }, clock.now());
  const identity = { customer_id: id, guest_id: null };
  return { id, token, identity, sdk: sdkOf(company, language, token) };
}
