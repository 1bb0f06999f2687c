import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CounterSdk } from '@claypot/sdk/counter';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { json, sql } from '../../../apps/api/src/platform/db/sql.ts';
import { systemRandom } from '../../../apps/api/src/shared/random.ts';
import { figure, median, type Row, table } from '../report.ts';
import { openDemoDb, openRestaurant } from '../restaurant.ts';
import { signInOwner } from '../sign-in-owner.ts';

const DISHES = 2000;
const CHANGED = 200;
const CALLS = 9;
/** Maximum of the median, in ms. */
const TARGETS = { read: 150, publish: 2000 } as const;
/** Maximum time in which the server can do nothing else, in ms. */
const BLOCK = 100;

/**
 * Measures the back office of a restaurant with 2,000 dishes and 200 changed entries, with the
 * longest delay of the event loop during each operation.
 */
export async function benchDraft(): Promise<void> {
  const db = await openDemoDb();
  try {
    const restaurant = openRestaurant(db, { random: systemRandom });
    const sdk = await signInOwner(restaurant);
    const publish = await publishManyDishes(db, sdk);
    const rows: Row[] = [];
    for (const [name, call] of await operations(db, sdk)) {
      await call();
      rows.push(toRow(name, await measureCalls(call, CALLS), TARGETS.read));
    }
    rows.push(toRow(`publishDraft, ${DISHES - 72} added`, publish, TARGETS.publish));
    const again = await measureCalls(() => publishPresent(sdk), 1);
    rows.push(toRow(`publishDraft, ${CHANGED} changed`, again, TARGETS.publish));
    const title = `Draft with ${DISHES} dishes and ${CHANGED} changed entries, embedded database, in ms`;
    console.log(table(title, ['p50', 'block', 'targets'], rows));
  } finally {
    await db.close();
  }
}

interface Measurement {
  readonly p50: number;
  readonly block: number;
}

async function measureCalls(call: () => Promise<unknown>, calls: number): Promise<Measurement> {
  const durations: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let count = 0; count < calls; count += 1) {
    const start = performance.now();
    await call();
    durations.push(performance.now() - start);
  }
  delay.disable();
  return { p50: median(durations), block: delay.max / 1e6 };
}

function toRow(name: string, { p50, block }: Measurement, target: number): Row {
  const isMet = p50 <= target && block <= BLOCK;
  return [name, figure(p50), figure(block), isMet ? 'within' : `above ${target} or ${BLOCK}`];
}

type Operation = readonly [name: string, call: () => Promise<unknown>];

async function operations(db: Db, sdk: CounterSdk): Promise<readonly Operation[]> {
  const section = () => sdk.draftSection({ body: { section: 'dishes', category: null } });
  const { entries } = await section();
  await storeDishes(db, entries.slice(0, CHANGED).map(changed));
  const presentOf = async (key: string) =>
    (await section()).entries.find((each) => each.key === key);
  let entry = await presentOf(entries[CHANGED]?.key ?? '');
  if (entry === undefined) throw new Error('The draft has no dishes');
  const { category } = entry;
  const keys = entries.filter((each) => each.category === category).map(({ key }) => key);
  return [
    ['draft', () => sdk.draft({})],
    ['draftSection, all dishes', section],
    ['draftSection, a category', () => sdk.draftSection({ body: { section: 'dishes', category } })],
    ['draftSection, news', () => sdk.draftSection({ body: { section: 'news', category: null } })],
    [
      'saveDraftEntry',
      async () => {
        if (entry === undefined) throw new Error('The dish is gone');
        const { key, version, fields } = entry;
        entry = await sdk.saveDraftEntry({
          headers: { 'Idempotency-Key': randomUUID() },
          body: {
            section: 'dishes',
            key,
            category,
            version,
            fields: changed(entry).fields ?? fields,
          },
        });
      },
    ],
    [
      'orderDraftEntries',
      () => sdk.orderDraftEntries({ body: { section: 'dishes', category, keys: keys.reverse() } }),
    ],
    [
      'previewDraft',
      async () => sdk.previewDraft({ body: { version: (await sdk.draft({})).version } }),
    ],
  ];
}

type Entry = Pick<Schemas['DraftEntry'], 'key' | 'category' | 'fields'>;

/** Returns the entry with another price. */
function changed({ key, category, fields }: Entry): Entry {
  const price = typeof fields.price === 'string' ? Number(fields.price) : 10;
  return { key, category, fields: { ...fields, price: (price + 0.1).toFixed(2) } };
}

/** Publishes copies of a dish of the demo, until it has {@link DISHES}. */
async function publishManyDishes(db: Db, sdk: CounterSdk): Promise<Measurement> {
  const { entries } = await sdk.draftSection({ body: { section: 'dishes', category: null } });
  const copies = Array.from({ length: DISHES - entries.length }, (_, index): Entry => {
    const source = entries[index % entries.length];
    if (source === undefined) throw new Error('The demo has no dishes');
    const key = `${source.key}-${index}`;
    return { key, category: source.category, fields: { ...source.fields, slug: key } };
  });
  await storeDishes(db, copies);
  return measureCalls(() => publishPresent(sdk), 1);
}

async function publishPresent(sdk: CounterSdk): Promise<void> {
  const { version } = await sdk.draft({});
  const headers = { 'Idempotency-Key': randomUUID() };
  const { changes, problems } = await sdk.publishDraft({ headers, body: { version } });
  if (changes.length > 0) throw new Error(`Not published: ${JSON.stringify(problems[0])}`);
}

/** Stores dishes in the draft, as an import of a sheet does. */
async function storeDishes(db: Db, entries: readonly Entry[]): Promise<void> {
  await db.execute(sql`
    insert into drafts (company_id) select id from companies limit 1 on conflict do nothing`);
  await db.execute(sql`
    insert into draft_entries (company_id, section, key, category, fields, changed_by, changed_at)
    select (select company_id from drafts limit 1), 'dishes', key, category, fields, null, now()
    from jsonb_to_recordset(${json(entries)}) as row (key text, category text, fields jsonb)`);
}
