import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { toId } from '../../shared/to-id.ts';
import { importRestaurant } from '../import-restaurant.ts';
import type { Folder } from '../read/read-folder.ts';
import { folderWith, goodFolder, onDisk } from '../testing.ts';

const LUNCH = toId('lotus', 'package', 'lunch');
const SNACK = toId('lotus', 'package', 'snack');
const CHICKEN = toId('lotus', 'dish', 'chicken-rice');
const PLAIN = toId('lotus', 'dish', 'plain-rice');

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(() => db.reset());

const importFolder = (folder: Folder) => onDisk(folder, (path) => importRestaurant(db, path));

describe('import of packages', () => {
  it('imports the options and side dishes', async () => {
    await importFolder(goodFolder());
    const dishes = await db.query(sql`
      select d.dish_id, d.qty, o.min_qty, o.max_qty from package_dishes d
      left join package_options o on o.id = d.package_option_id
      where d.package_id = ${LUNCH} order by d.position`);
    expect(dishes).toEqual([
      { dish_id: CHICKEN, qty: 1, min_qty: 1, max_qty: 1 },
      { dish_id: PLAIN, qty: 2, min_qty: null, max_qty: null },
    ]);
    const options = await db.query(sql`
      select v.dish_option_id from package_dish_variations v
      join package_dishes d on d.id = v.package_dish_id
      where d.package_id = ${LUNCH} order by v.position`);
    expect(options).toEqual([
      { dish_option_id: toId('lotus', 'dish', 'chicken-rice', 'size') },
      { dish_option_id: toId('lotus', 'dish', 'chicken-rice', 'sides') },
    ]);
  });

  it('allows more choices than an option has dishes, because a dish can be chosen repeatedly', async () => {
    const twoOfOne = 'is_required: true\n        min_qty: 2';
    await importFolder(folderWith('packages.yaml', 'is_required: true', twoOfOne));
    const option = sql`select min_qty, max_qty from package_options where package_id = ${LUNCH}`;
    expect(await db.query(option)).toEqual([{ min_qty: 2, max_qty: 2 }]);
  });

  it('offers packages at their branches, on their own or in deals only', async () => {
    await importFolder(goodFolder());
    const offers = await db.query(sql`
      select package_id, sold_out from branch_packages order by package_id = ${SNACK}, sold_out`);
    expect(offers).toEqual([
      { package_id: LUNCH, sold_out: false },
      { package_id: LUNCH, sold_out: true },
      { package_id: SNACK, sold_out: false },
    ]);
    expect(await db.query(sql`select id from packages where only_in_deals`)).toEqual([
      { id: SNACK },
    ]);
  });

  it('imports hot deals with the price of each package', async () => {
    await importFolder(goodFolder());
    const packages = await db.query(sql`
      select package_id, price + additional_price as price
      from hot_deal_packages p join hot_deals d on d.id = p.hot_deal_id order by p.position`);
    expect(packages).toEqual([
      { package_id: SNACK, price: 890 },
      { package_id: LUNCH, price: 1290 },
    ]);
    const variations = await db.query(sql`
      select additional_price, is_required from hot_deal_option_variations v
      join hot_deal_options o on o.id = v.hot_deal_option_id order by v.position`);
    expect(variations).toEqual([
      { additional_price: 0, is_required: true },
      { additional_price: 50, is_required: true },
    ]);
  });

  it('links a choice to its dish until the files no longer do', async () => {
    const bound = folderWith('hot-deals.yaml', '{ slug: tea,', '{ slug: tea, dish: plain-rice,');
    const read = () =>
      db.query(sql`
        select dish_id, additional_price from hot_deal_option_variations
        union all select dish_id, additional_price from dish_option_variations
          where dish_option_id = ${toId('lotus', 'dish', 'plain-rice', 'beside')}
        order by additional_price`);
    await importFolder(bound);
    expect(await read()).toEqual([
      { dish_id: PLAIN, additional_price: 0 },
      { dish_id: null, additional_price: 50 },
      { dish_id: CHICKEN, additional_price: 800 },
    ]);
    const { changes } = await importFolder(goodFolder());
    expect(changes['deal variations']).toEqual({ added: 0, changed: 1, retired: 0 });
    expect((await read())[0]).toEqual({ dish_id: null, additional_price: 0 });
  });

  it('imports the delivery radius and fees of a branch', async () => {
    await importFolder(goodFolder());
    const branches = await db.query(sql`
      select delivery_radius_metres, delivery_base_fee, delivery_fee_per_km from branches
      order by position`);
    expect(branches).toEqual([
      { delivery_radius_metres: 7500, delivery_base_fee: 400, delivery_fee_per_km: 120 },
      { delivery_radius_metres: null, delivery_base_fee: 0, delivery_fee_per_km: 0 },
    ]);
  });

  it('changes nothing on a second run', async () => {
    await importFolder(goodFolder());
    const { changes } = await importFolder(goodFolder());
    for (const change of Object.values(changes)) {
      expect(change).toEqual({ added: 0, changed: 0, retired: 0 });
    }
  });

  it('retires removed packages and restores them', async () => {
    await importFolder(goodFolder());
    const without = goodFolder();
    without.files.delete('packages.yaml');
    without.files.delete('hot-deals.yaml');
    const { changes } = await importFolder(without);
    expect(changes.packages).toEqual({ added: 0, changed: 0, retired: 2 });
    expect(changes['package dishes']).toEqual({ added: 0, changed: 0, retired: 3 });
    expect(changes['hot deals']).toEqual({ added: 0, changed: 0, retired: 1 });
    await importFolder(goodFolder());
    const left = await db.query(sql`
      select id from packages where retired union all select id from hot_deals where retired
      union all select id from package_dishes where retired`);
    expect(left).toEqual([]);
  });

  it('moves a dish from the side dishes to an option', async () => {
    await importFolder(goodFolder());
    const moved = folderWith(
      'packages.yaml',
      'ask: [size, sides] }\n    side_dishes:\n      - { dish: plain-rice, qty: 2 }',
      'ask: [size, sides] }\n          - { dish: plain-rice, qty: 2 }',
    );
    await importFolder(moved);
    const dishes = await db.query(sql`
      select count(*) as dishes, count(package_option_id) as to_choose from package_dishes
      where package_id = ${LUNCH} and not retired`);
    expect(dishes).toEqual([{ dishes: 2, to_choose: 2 }]);
  });
});
