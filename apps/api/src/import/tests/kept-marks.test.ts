import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { toId } from '../../shared/to-id.ts';
import { importRestaurant } from '../import-restaurant.ts';
import { findKeptMarks, formatKeptMarks } from '../kept-marks.ts';
import type { Folder } from '../read/read-folder.ts';
import { folderWith, goodFolder, onDisk } from '../testing.ts';

const NORTH = toId('lotus', 'branch', 'north');
const SOUTH = toId('lotus', 'branch', 'south');
const CHICKEN = toId('lotus', 'dish', 'chicken-rice');
const LUNCH = toId('lotus', 'package', 'lunch');
const NOW = Temporal.Instant.from('2026-11-21T04:00:00Z');
const LATER = NOW.add({ hours: 3 });

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.reset();
  await importFolder(goodFolder());
});

const importFolder = (folder: Folder) => onDisk(folder, (path) => importRestaurant(db, path));

const dishMark = (branch: string) =>
  db.one(sql`
    select sold_out, sold_out_until from branch_dishes
    where dish_id = ${CHICKEN} and branch_id = ${branch}`);

const markDish = (branch: string, isSoldOut: boolean, until: Temporal.Instant | null) =>
  db.execute(sql`
    update branch_dishes set sold_out = ${isSoldOut}, sold_out_until = ${until}
    where dish_id = ${CHICKEN} and branch_id = ${branch}`);

describe('an import', () => {
  it('leaves the marks of staff', async () => {
    await markDish(NORTH, true, LATER);
    await db.execute(sql`update branch_packages set sold_out = not sold_out`);
    await importFolder(goodFolder());
    expect(await dishMark(NORTH)).toEqual({ sold_out: true, sold_out_until: LATER });
    expect(
      await db.query(sql`
        select sold_out from branch_packages where package_id = ${LUNCH} and branch_id = ${SOUTH}`),
    ).toEqual([{ sold_out: false }]);
  });

  it('applies a mark that has changed in the files', async () => {
    await markDish(NORTH, true, LATER);
    const soldOut = folderWith('menu/rice.yaml', 'stock: 5', 'stock: 5\n    sold_out: true');
    await importFolder(soldOut);
    expect(await dishMark(NORTH)).toEqual({ sold_out: true, sold_out_until: null });
    await importFolder(goodFolder());
    expect(await dishMark(NORTH)).toEqual({ sold_out: false, sold_out_until: null });
  });

  it('leaves a mark of before the first import that stores marks', async () => {
    await markDish(NORTH, true, null);
    await db.execute(sql`update branch_dishes set sold_out_imported = null`);
    await importFolder(goodFolder());
    expect(await dishMark(NORTH)).toEqual({ sold_out: true, sold_out_until: null });
  });

  it('notifies open screens of every branch', async () => {
    const notified: (string | null)[] = [];
    const stop = db.listen('branch_changed', (key) => notified.push(key));
    await expect.poll(() => notified).toEqual([null]);
    await importFolder(goodFolder());
    const { id } = (await db.one<{ id: string }>(sql`select id from companies`)) ?? {};
    await expect.poll(() => notified).toEqual([null, id]);
    await stop();
  });
});

describe('findKeptMarks', () => {
  it('returns none after an import without marks of staff', async () => {
    expect(await findKeptMarks(db, 'lotus', NOW)).toEqual([]);
    expect(formatKeptMarks([])).toBe('');
  });

  it('returns every kind of mark that applies and differs from the files', async () => {
    await markDish(NORTH, true, LATER);
    await db.execute(sql`update branch_packages set sold_out = false where branch_id = ${SOUTH}`);
    await db.execute(sql`
      insert into sold_out_variations (company_id, branch_id, variation_id, until)
      select company_id, ${NORTH}, id, null from dish_option_variations order by id limit 1`);
    await db.execute(sql`
      insert into sold_out_hot_deals (company_id, branch_id, hot_deal_id, until)
      select company_id, ${NORTH}, id, ${NOW} from hot_deals`);
    const marks = await findKeptMarks(db, 'lotus', NOW);
    expect(marks).toHaveLength(3);
    expect(marks).toContainEqual(
      expect.objectContaining({ item: 'Chicken Rice', is_sold_out: true, until: LATER }),
    );
    expect(marks).toContainEqual(expect.objectContaining({ is_sold_out: false, until: null }));
    expect(formatKeptMarks(marks)).toContain('Chicken Rice (sold out until 2026-11-21T07:00:00Z)');
    expect(await findKeptMarks(db, 'lotus', LATER)).toHaveLength(2);
  });
});
