import { type CounterSdk, codeOf, errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { openImported } from '../../../../testing/imported.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { change, entryOf, publishAll, signIn } from './draft-restaurant.ts';

let restaurant: Restaurant;
let owner: CounterSdk;
let manager: CounterSdk;

beforeAll(async () => {
  restaurant = await openImported();
  await restaurant.prepare(async () => {
    owner = (await signIn(restaurant, 'owner')).sdk;
    manager = (await signIn(restaurant, 'manager')).sdk;
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

async function failureOf(promise: Promise<unknown>): Promise<string | null> {
  return promise.then(
    () => null,
    (error: unknown) => codeOf(error),
  );
}

const dishPrices = () =>
  restaurant.db.query<{ slug: string | null; price: number }>(
    sql`select slug, price from dishes where not retired order by position`,
  );

describe('draft', () => {
  test('has no changes and no problems after an import', async () => {
    const draft = await owner.draft({});
    expect(draft).toMatchObject({ changes: [], problems: [], published: null });
    expect(
      Object.fromEntries(draft.sections.map(({ section, count }) => [section, count])),
    ).toEqual({
      company: 1,
      branches: 2,
      categories: 1,
      dishes: 2,
      options: 0,
      packages: 2,
      hot_deals: 1,
      vouchers: 0,
      banners: 1,
      highlights: 0,
      news: 1,
    });
  });

  test('shows the fields of the files', async () => {
    const dish = await entryOf(owner, 'dishes', 'chicken-rice');
    expect(dish).toMatchObject({
      category: 'rice',
      status: 'unchanged',
      title: { en: 'Chicken Rice', zh_CN: '鸡饭' },
      fields: { price: '12.90', name: { en: 'Chicken Rice', zh_CN: '鸡饭' } },
      published: null,
    });
  });
});

describe('saveDraftEntry', () => {
  test('changes the draft, and customers see it after publishing', async () => {
    const dish = await entryOf(manager, 'dishes', 'plain-rice');
    const saved = await change(manager, dish, { price: '2.50' });
    expect(saved).toMatchObject({ status: 'changed', problems: [], published: { price: '2.00' } });
    expect(await dishPrices()).toContainEqual({ slug: 'plain-rice', price: 200 });
    const draft = await publishAll(owner);
    expect(draft).toMatchObject({ changes: [], published: { number: 2, changes: 1 } });
    expect(await dishPrices()).toContainEqual({ slug: 'plain-rice', price: 250 });
  });

  test('changes an entry a second time', async () => {
    const first = await change(owner, await entryOf(owner, 'dishes', 'plain-rice'), {
      price: '2.50',
    });
    const second = await change(manager, first, { price: '3.00' });
    expect(second).toMatchObject({ fields: { price: '3.00' }, published: { price: '2.00' } });
    const rows = await restaurant.db.query<{ key: string }>(sql`select key from draft_entries`);
    expect(rows).toEqual([{ key: 'plain-rice' }]);
  });

  test('adds a dish with slugs derived from the names', async () => {
    const saved = await owner.saveDraftEntry({
      headers: key(),
      body: {
        section: 'dishes',
        key: null,
        version: null,
        category: 'rice',
        fields: {
          name: { en: 'Duck Rice', zh_CN: '鸭饭' },
          price: '18.00',
          options: [
            {
              option_name: { en: 'Cut', zh_CN: '部位' },
              option_type: 'radio',
              is_required: 'true',
              variations: [
                { name: { en: 'Leg', zh_CN: '腿' } },
                { name: { en: 'Leg', zh_CN: '腿（大）' }, additional_price: '4.00' },
              ],
            },
          ],
        },
      },
    });
    expect(saved).toMatchObject({
      key: 'duck-rice',
      status: 'added',
      problems: [],
      fields: {
        slug: 'duck-rice',
        options: [{ slug: 'cut', variations: [{ slug: 'leg' }, { slug: 'leg-2' }] }],
      },
    });
    await publishAll(owner);
    expect(await dishPrices()).toContainEqual({ slug: 'duck-rice', price: 1800 });
  });

  test('adds one dish when the request is repeated', async () => {
    const request = {
      headers: key(),
      body: {
        section: 'dishes' as const,
        key: null,
        version: null,
        category: 'rice',
        fields: { name: { en: 'Duck Rice', zh_CN: '鸭饭' }, price: '18.00' },
      },
    };
    const [first, second] = await Promise.all([
      owner.saveDraftEntry(request),
      owner.saveDraftEntry(request),
    ]);
    expect(second).toEqual(first);
    expect((await owner.draft({})).changes).toHaveLength(1);
  });

  test('stores an incomplete dish and reports what is missing', async () => {
    const dish = await entryOf(owner, 'dishes', 'plain-rice');
    const saved = await change(owner, dish, { name: { en: 'Rice' }, price: 'RM 2' });
    expect(saved.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name.zh_CN', 'price']),
    );
    const { version, problems } = await owner.draft({});
    expect(problems).toContainEqual(
      expect.objectContaining({ section: 'dishes', key: 'plain-rice', field: 'price' }),
    );
    const error = await owner
      .publishDraft({ headers: key(), body: { version } })
      .catch((reason: unknown) => reason);
    expect(errorDataOf(error, 'DRAFT_INVALID')?.problems.length).toBeGreaterThan(0);
    expect(await dishPrices()).toContainEqual({ slug: 'plain-rice', price: 200 });
  });

  test('of two people: the second one gets the entry of the first', async () => {
    const dish = await entryOf(owner, 'dishes', 'plain-rice');
    const outcomes = await Promise.allSettled([
      change(owner, dish, { price: '2.50' }),
      change(manager, dish, { price: '3.00' }),
    ]);
    const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(rejected).toHaveLength(1);
    const present = errorDataOf(rejected[0]?.reason, 'DRAFT_CHANGED')?.entry;
    expect(present).toEqual(await entryOf(owner, 'dishes', 'plain-rice'));
  });

  test('never changes the slug or the subdomain', async () => {
    const dish = await entryOf(owner, 'dishes', 'plain-rice');
    expect((await change(owner, dish, { slug: 'other' })).fields.slug).toBe('plain-rice');
    const company = await entryOf(owner, 'company', 'company');
    expect((await change(owner, company, { subdomain: 'other' })).fields.subdomain).toBe('demo');
  });

  test('of the company, a branch or a voucher needs an owner', async () => {
    for (const section of ['company', 'branches'] as const) {
      const { entries } = await manager.draftSection({ body: { section, category: null } });
      const [entry] = entries;
      if (entry === undefined) throw new Error(`No entry in ${section}`);
      expect(await failureOf(change(manager, entry, {}))).toBe('FORBIDDEN');
    }
  });

  test('rejects an unknown category', async () => {
    const dish = await entryOf(owner, 'dishes', 'plain-rice');
    expect(await failureOf(change(owner, { ...dish, category: 'soup' }, {}))).toBe(
      'INVALID_REQUEST',
    );
  });

  test('records who changed what', async () => {
    const dish = await entryOf(manager, 'dishes', 'plain-rice');
    await change(manager, dish, { price: '2.50' });
    const { events } = await owner.eventList({
      body: { branch_id: null, staff_id: null, target_id: 'plain-rice', before: null },
    } as Parameters<typeof owner.eventList>[0]);
    expect(events[0]).toMatchObject({
      operation: 'saveDraftEntry',
      changes: [
        { field: 'section', before: null, after: 'dishes' },
        { field: 'price', before: '2.00', after: '2.50' },
      ],
    });
  });
});

describe('removeDraftEntry', () => {
  test('retires the entry when the draft is published', async () => {
    const banner = await entryOf(owner, 'banners', 'welcome');
    const { section, key, version } = banner;
    const draft = await owner.removeDraftEntry({ body: { section, key, version } });
    expect(draft.changes).toMatchObject([{ key: 'welcome', status: 'removed' }]);
    await publishAll(owner);
    expect((await owner.draftSection({ body: { section, category: null } })).entries).toEqual([]);
  });

  test('of a dish in a package prevents publishing until the package is changed', async () => {
    const { section, key, version } = await entryOf(owner, 'dishes', 'chicken-rice');
    const draft = await owner.removeDraftEntry({ body: { section, key, version } });
    expect(draft.problems).toContainEqual(
      expect.objectContaining({ section: 'packages', key: 'lunch' }),
    );
  });

  test('of a new entry leaves nothing', async () => {
    const added = await owner.saveDraftEntry({
      headers: key(),
      body: {
        section: 'news',
        key: null,
        version: null,
        category: null,
        fields: { title: { en: 'Closed on Monday' } },
      },
    });
    const draft = await owner.removeDraftEntry({
      body: { section: 'news', key: added.key, version: added.version },
    });
    expect(draft.changes).toEqual([]);
  });

  test('of a category reports its dishes', async () => {
    const { section, key, version } = await entryOf(owner, 'categories', 'rice');
    const { problems } = await owner.removeDraftEntry({ body: { section, key, version } });
    expect(problems).toContainEqual(
      expect.objectContaining({ section: 'dishes', key: 'plain-rice', field: 'category' }),
    );
  });
});

describe('resetDraftEntry', () => {
  test('discards the changes of one entry', async () => {
    await change(owner, await entryOf(owner, 'dishes', 'plain-rice'), { price: '2.50' });
    const { version } = await change(owner, await entryOf(owner, 'dishes', 'chicken-rice'), {
      price: '13.90',
    });
    const draft = await owner.resetDraftEntry({
      body: { section: 'dishes', key: 'chicken-rice', version },
    });
    expect(draft.changes.map(({ key: changed }) => changed)).toEqual(['plain-rice']);
  });
});

test('resetDraftEntry leaves an entry of another section with the same key', async () => {
  await change(owner, await entryOf(owner, 'banners', 'welcome'), { image: 'plate.avif' });
  const { key: added, version } = await owner.saveDraftEntry({
    headers: key(),
    body: {
      section: 'news',
      key: null,
      version: null,
      category: null,
      fields: { title: { en: 'Welcome', zh_CN: '欢迎' } },
    },
  });
  expect(added).toBe('welcome');
  const draft = await owner.resetDraftEntry({ body: { section: 'news', key: added, version } });
  expect(draft.changes.map(({ section }) => section)).toEqual(['banners']);
});

describe('orderDraftEntries', () => {
  test('sorts the dishes of a category for customers after publishing', async () => {
    const { entries } = await owner.orderDraftEntries({
      body: { section: 'dishes', category: 'rice', keys: ['plain-rice', 'chicken-rice'] },
    });
    // A second time, as two presses do.
    await owner.orderDraftEntries({
      body: { section: 'dishes', category: 'rice', keys: ['plain-rice', 'chicken-rice'] },
    });
    expect(entries.map((entry) => entry.key)).toEqual(['plain-rice', 'chicken-rice']);
    const rows = await restaurant.db.query<{ list: string }>(sql`select list from draft_orders`);
    expect(rows).toEqual([{ list: 'dishes/rice' }]);
    expect((await owner.draft({})).changes).toMatchObject([{ section: 'dishes', key: null }]);
    await publishAll(owner);
    expect((await dishPrices()).map(({ slug }) => slug)).toEqual(['plain-rice', 'chicken-rice']);
  });
});

describe('publishDraft', () => {
  test('rejects a draft that another person has changed since', async () => {
    const { version } = await owner.draft({});
    await change(manager, await entryOf(manager, 'dishes', 'plain-rice'), { price: '2.50' });
    expect(await failureOf(owner.publishDraft({ headers: key(), body: { version } }))).toBe(
      'DRAFT_CHANGED',
    );
    expect(await dishPrices()).toContainEqual({ slug: 'plain-rice', price: 200 });
  });

  test('publishes once when it is pressed twice', async () => {
    await change(owner, await entryOf(owner, 'dishes', 'plain-rice'), { price: '2.50' });
    const { version } = await owner.draft({});
    const request = { headers: key(), body: { version } };
    await Promise.all([owner.publishDraft(request), owner.publishDraft(request)]);
    expect((await owner.publishedVersions({})).versions.map(({ number }) => number)).toEqual([
      2, 1,
    ]);
  });

  test('needs an owner', async () => {
    const { version } = await manager.draft({});
    expect(await failureOf(manager.publishDraft({ headers: key(), body: { version } }))).toBe(
      'FORBIDDEN',
    );
  });
});

describe('restoreVersion', () => {
  test('puts the version before into the draft, also its order and its removed entries', async () => {
    const before = await owner.draftSection({ body: { section: 'dishes', category: null } });
    await change(owner, await entryOf(owner, 'dishes', 'chicken-rice'), { price: '13.90' });
    const banner = await entryOf(owner, 'banners', 'welcome');
    await owner.removeDraftEntry({
      body: { section: 'banners', key: banner.key, version: banner.version },
    });
    await owner.orderDraftEntries({
      body: { section: 'dishes', category: 'rice', keys: ['plain-rice'] },
    });
    const { version } = await publishAll(owner);
    const draft = await owner.restoreVersion({ body: { version, number: 1 } });
    expect(draft.changes.map((each) => [each.section, each.key])).toEqual([
      ['dishes', 'chicken-rice'],
      ['dishes', null],
      ['banners', 'welcome'],
    ]);
    await publishAll(owner);
    const after = await owner.draftSection({ body: { section: 'dishes', category: null } });
    expect(after).toEqual(before);
    expect((await owner.draft({})).sections).toContainEqual(
      expect.objectContaining({ section: 'banners', count: 1 }),
    );
  });

  test('stores the newest 50 versions', async () => {
    const dish = await entryOf(owner, 'dishes', 'plain-rice');
    await change(owner, dish, { price: '2.50' });
    await publishAll(owner);
    await restaurant.db.execute(sql`
      insert into published_versions (company_id, number, content, changes, at, staff_id)
      select company_id, number + added, content, changes, at, staff_id
      from published_versions, generate_series(1, 60) added where number = 2`);
    await change(owner, await entryOf(owner, 'dishes', 'plain-rice'), { price: '3.00' });
    await publishAll(owner);
    const numbers = (await owner.publishedVersions({})).versions.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 63 - index));
    const stored = await restaurant.db.one<{ first: number }>(
      sql`select min(number) as first from published_versions`,
    );
    expect(stored?.first).toBe(14);
  });

  test('returns 404 for an unknown version', async () => {
    const { version } = await owner.draft({});
    expect(await failureOf(owner.restoreVersion({ body: { version, number: 9 } }))).toBe(
      'NOT_FOUND',
    );
  });
});

test('discardDraft empties the draft', async () => {
  await change(owner, await entryOf(owner, 'dishes', 'plain-rice'), { price: '2.50' });
  const { version } = await owner.draft({});
  expect((await owner.discardDraft({ body: { version } })).changes).toEqual([]);
});
