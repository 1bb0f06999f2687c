import type { CounterSdk, Draft, DraftEntry, Role } from '@claypot/sdk/counter';
import { sql } from '../../../../platform/db/sql.ts';
import {
  addStaff,
  type CounterClient,
  counterClient,
  STAFF_PASSWORD,
} from '../../../../testing/counter.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';

let people = 0;

/** Adds a person with the role and signs them in without a device. */
export async function signIn(restaurant: Restaurant, role: Role): Promise<CounterClient> {
  people += 1;
  const phone = `+6011${String(10_000_000 + people)}`;
  const branch = await restaurant.db.one<{ id: string }>(
    sql`select id from branches order by position limit 1`,
  );
  await addStaff(restaurant, {
    id: `${role}-${people}`,
    role,
    phone,
    branches: role === 'owner' || branch === null ? [] : [branch.id],
  });
  const client = counterClient(restaurant);
  await client.sdk.signIn({ body: { login: phone, password: STAFF_PASSWORD, code: null } });
  return client;
}

/** Changes fields of an entry of the draft. */
export async function change(
  sdk: CounterSdk,
  entry: Pick<DraftEntry, 'section' | 'key' | 'version' | 'category' | 'fields'>,
  fields: DraftEntry['fields'],
): Promise<DraftEntry> {
  const { section, key, version, category } = entry;
  return sdk.saveDraftEntry({
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { section, key, version, category, fields: { ...entry.fields, ...fields } },
  });
}

/** Returns an entry of the draft. */
export async function entryOf(
  sdk: CounterSdk,
  section: DraftEntry['section'],
  key: string,
): Promise<DraftEntry> {
  const { entries } = await sdk.draftSection({ body: { section, category: null } });
  const found = entries.find((entry) => entry.key === key);
  if (found === undefined) throw new Error(`The draft has no ${section} ${key}`);
  return found;
}

/** Publishes the draft as it is. */
export async function publishAll(sdk: CounterSdk): Promise<Draft> {
  const { version } = await sdk.draft({});
  return sdk.publishDraft({
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { version },
  });
}
