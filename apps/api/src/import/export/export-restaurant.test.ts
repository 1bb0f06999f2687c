import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { toId } from '../../shared/to-id.ts';
import { importRestaurant } from '../import-restaurant.ts';
import { type Folder, readFolder } from '../read/read-folder.ts';
import { folderWith, goodFolder, onDisk } from '../testing.ts';
import { exportRestaurant } from './export-restaurant.ts';
import { readStoredRows } from './read/read-rows.ts';
import { anyRestaurant } from './testing/any-restaurant/any-restaurant.ts';
import { comparable, rowsOf, textOf } from './testing/round-trip.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
const NORTH = toId('lotus', 'branch', 'north');
const CHICKEN = toId('lotus', 'dish', 'chicken-rice');

let db: TestDb;
let parent: string;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.reset();
  parent = await mkdtemp(join(tmpdir(), 'claypot-export-'));
});
afterEach(() => rm(parent, { recursive: true }));

const importFolder = (folder: Folder) => onDisk(folder, (path) => importRestaurant(db, path));

let exports = 0;
/** Exports into a new folder and returns its path. */
async function exported(subdomain: string | null = null): Promise<string> {
  exports += 1;
  const folder = join(parent, `export-${exports}`);
  await exportRestaurant(db, subdomain, folder);
  return folder;
}

/** Imports a folder and returns the kinds of entries that it changes. */
async function changesOf(folder: string): Promise<string[]> {
  const { changes } = await importRestaurant(db, folder);
  return Object.entries(changes).flatMap(([kind, { added, changed, retired }]) =>
    added + changed + retired > 0 ? [kind] : [],
  );
}

/** All rows of the tables that an import writes. */
async function storedTables(): Promise<unknown> {
  const names = await db.query<{ name: string }>(sql`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'retired'`);
  const tables = [...names.map(({ name }) => name), 'companies', 'media'].sort();
  return db.transaction((tx) =>
    Promise.all(
      tables.map((name) =>
        tx.one(sql`
          select ${name}::text as name, query_to_xml(
            ${`select * from ${name} order by 1, 2, 3`}, true, false, '')::text as rows`),
      ),
    ),
  );
}

describe('exportRestaurant', () => {
  it('writes the demo so that an import of it changes nothing', async () => {
    await importRestaurant(db, DEMO);
    const before = await storedTables();
    const first = await exported();
    expect(await changesOf(first)).toEqual([]);
    expect(await storedTables()).toEqual(before);

    const second = await exported();
    const [one, two] = [await readFolder(first), await readFolder(second)];
    expect(textOf(two)).toBe(textOf(one));
    expect(two.images).toEqual(one.images);
    expect(one.images.size).toBeGreaterThan(80);
  });

  it('writes a folder that creates the same rows in an empty database', async () => {
    await importRestaurant(db, DEMO);
    const before = comparable(await readStoredRows(db, null));
    const folder = await exported();
    await db.reset();
    await importRestaurant(db, folder);
    expect(comparable(await readStoredRows(db, null))).toEqual(before);
  });

  it('reads rows in the same order wherever they are stored', async () => {
    await importRestaurant(db, DEMO);
    // Each package in each deal, so that packages of several deals have the same position.
    await db.execute(sql`
      insert into hot_deal_packages (company_id, hot_deal_id, package_id, position)
      select company_id, hot_deals.id, package_id, hot_deal_packages.position
      from hot_deal_packages join hot_deals using (company_id)
      on conflict do nothing`);
    const before = await readStoredRows(db, null);
    await db.execute(sql`
      with moved as (delete from package_dish_variations returning *)
      insert into package_dish_variations select * from moved order by package_dish_id desc`);
    await db.execute(sql`
      with moved as (delete from hot_deal_packages returning *)
      insert into hot_deal_packages select * from moved order by hot_deal_id desc`);
    expect(await readStoredRows(db, null)).toEqual(before);
  });

  it('writes any restaurant so that an import of it changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyRestaurant, async (restaurant) => {
        await db.reset();
        await importFolder(restaurant);
        const folder = await exported();
        expect(await changesOf(folder)).toEqual([]);
        const written = await readFolder(folder);
        expect(textOf(await readFolder(await exported()))).toBe(textOf(written));
        const [before, after] = [rowsOf(restaurant), rowsOf(written)];
        expect(after.dishes).toEqual(before.dishes);
        expect(after.branch_dishes).toEqual(before.branch_dishes);
        expect(after.company).toEqual(before.company);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 120_000);

  it('returns the number of files and pictures', async () => {
    await importFolder(goodFolder());
    const folder = join(parent, 'mine');
    expect(await exportRestaurant(db, null, folder)).toEqual({
      subdomain: 'lotus',
      files: 8,
      pictures: 3,
    });
    expect(await readdir(join(folder, 'images'))).toEqual(['logo.svg', 'plate.avif', 'wide.avif']);
  });

  it('omits retired entries and pictures of earlier imports', async () => {
    const larger = folderWith('menu/rice.yaml', '  - slug: plain-rice', '  - slug: boiled-rice');
    larger.files.set('packages.yaml', 'packages: []');
    larger.files.delete('hot-deals.yaml');
    larger.images.set(
      'plate.avif',
      new Uint8Array([...(larger.images.get('plate.avif') ?? []), 7]),
    );
    await importFolder(larger);
    await importFolder(goodFolder());
    const folder = await readFolder(await exported());
    expect(textOf(folder)).not.toContain('boiled-rice');
    expect(textOf(folder)).toContain('plain-rice');
    expect(folder.images.get('plate.avif')).toEqual(
      Buffer.from(goodFolder().images.get('plate.avif') ?? []),
    );
  });

  it('writes the values of the last import where staff have set their own', async () => {
    await importFolder(goodFolder());
    const before = textOf(await readFolder(await exported()));
    await db.execute(sql`
      update branch_dishes set sold_out = not sold_out, portions_left = 1
      where dish_id = ${CHICKEN}`);
    await db.execute(sql`update branch_packages set sold_out = not sold_out`);
    await db.execute(sql`
      insert into branch_overrides (company_id, branch_id, opening_hours, notice_minutes, delivers,
        delivery_radius_metres, delivery_base_fee, delivery_fee_per_km)
      select company_id, id, '[]', 0, true, 900, 0, 0 from branches where id = ${NORTH}`);
    await db.execute(sql`
      insert into branch_days (company_id, branch_id, date, periods)
      select company_id, id, '2026-12-25', '[]' from branches where id = ${NORTH}`);
    const stored = await storedTables();

    const folder = await exported();
    expect(textOf(await readFolder(folder))).toBe(before);
    expect(await changesOf(folder)).toEqual([]);
    expect(await storedTables()).toEqual(stored);
  });

  it('writes the mark in the database if no import has stored one', async () => {
    await importFolder(goodFolder());
    await db.execute(sql`
      update branch_dishes set sold_out = true, sold_out_imported = null
      where dish_id = ${CHICKEN} and branch_id = ${NORTH}`);
    const { files } = await readFolder(await exported());
    expect(files.get('menu/rice.yaml')).toContain('sold_out: true');
  });

  it('writes the named company of several', async () => {
    await importFolder(goodFolder());
    await importFolder(folderWith('company.yaml', 'subdomain: lotus', 'subdomain: orchid'));
    const { files } = await readFolder(await exported('orchid'));
    expect(files.get('company.yaml')).toContain('subdomain: orchid\n');
  });

  it('lists the companies if it is ambiguous or unknown', async () => {
    await expect(exported()).rejects.toThrow(
      'The database has no company. Load one with npm run import.',
    );
    await importFolder(goodFolder());
    await expect(exported('rose')).rejects.toThrow(
      'There is no company rose. The database has: lotus.',
    );
    await importFolder(folderWith('company.yaml', 'subdomain: lotus', 'subdomain: orchid'));
    await expect(exported()).rejects.toThrow(
      'The database has several companies. Name one with --company: lotus, orchid.',
    );
    expect(await readdir(parent)).toEqual([]);
  });

  it.each([
    sql`update hot_deal_option_variations set slug = null`,
    sql`update companies set default_dish_image = null`,
  ])('asks for an import if an earlier version has imported the company (%#)', async (earlier) => {
    await importFolder(goodFolder());
    await db.execute(earlier);
    await expect(exported()).rejects.toThrow('Import its folder once more, then export it.');
    expect(await readdir(parent)).toEqual([]);
    await importFolder(goodFolder());
    expect(await changesOf(await exported())).toEqual([]);
  });

  it('exports entries without a slug if they are retired', async () => {
    await importFolder(goodFolder());
    await db.execute(sql`
      insert into banners (company_id, id, image, image_alt, retired)
      select id, 'old', 'x.avif', '{"en": "Old"}', true from companies`);
    expect(textOf(await readFolder(await exported()))).not.toContain('Old');
  });
});
