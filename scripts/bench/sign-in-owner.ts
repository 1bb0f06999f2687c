import { createHash } from 'node:crypto';
import { type CounterSdk, createCounterSdk } from '@claypot/sdk/counter';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { systemRandom } from '../../apps/api/src/shared/random.ts';
import { withCookies } from '../../apps/api/src/testing/http/with-cookies.ts';
import type { Restaurant } from './restaurant.ts';

/** Signs in an owner without a password, whose hash would take most of the time. */
export async function signInOwner({
  clock,
  db,
  fetch,
}: Pick<Restaurant, 'clock' | 'db' | 'fetch'>): Promise<CounterSdk> {
  const token = systemRandom.token();
  const now = clock.now();
  await db.execute(sql`
    insert into staff (company_id, id, name, role, created_at)
    select id, 'bench-owner', 'Owner', 'owner', ${now} from companies`);
  await db.execute(sql`
    insert into staff_sessions
      (company_id, token_hash, staff_id, created_at, used_at, expires_at)
    select id, ${createHash('sha256').update(token).digest('hex')}, 'bench-owner', ${now}, ${now},
      ${now.add({ hours: 12 })} from companies`);
  return createCounterSdk({
    baseUrl: 'http://demo.localhost/api',
    fetch: withCookies(fetch, new Map([['claypot_counter_staff', token]])),
  });
}
