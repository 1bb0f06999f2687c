import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../platform/db/testing/open-test-db.ts';
import { toId } from '../shared/to-id.ts';
import { afterLocked } from '../testing/db/locked-rows.ts';
import { importRestaurant } from './import-restaurant.ts';
import { ImportRejected } from './read/problem.ts';
import type { Folder } from './read/read-folder.ts';
import { folderWith, goodFolder, onDisk, tinyAvif } from './testing.ts';

const NORTH = toId('lotus', 'branch', 'north');
const CHICKEN = toId('lotus', 'dish', 'chicken-rice');
const PLAIN = toId('lotus', 'dish', 'plain-rice');

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(() => db.reset());

const importFolder = (folder: Folder) => onDisk(folder, (path) => importRestaurant(db, path));

function dish(id: string) {
  return db.one<{ price: number; retired: boolean; images: string[]; name: { zh_CN: string } }>(
    sql`select price, retired, images, name from dishes where id = ${id}`,
  );
}

async function portionsLeft(): Promise<number | null | undefined> {
  const row = await db.one<{ portions_left: number | null }>(sql`
    select portions_left from branch_dishes where dish_id = ${CHICKEN} and branch_id = ${NORTH}`);
  return row?.portions_left;
}

async function tableSizes(): Promise<Record<string, number>> {
  const row = await db.one<Record<string, number>>(sql`
    select (select count(*) from companies) as companies, (select count(*) from media) as media,
      (select count(*) from branches) as branches, (select count(*) from dishes) as dishes,
      (select count(*) from dish_options) as options,
      (select count(*) from dish_option_variations) as variations,
      (select count(*) from branch_dishes) as offers, (select count(*) from banners) as banners,
      (select count(*) from news) as news`);
  return row ?? {};
}

describe('importRestaurant', () => {
  it('imports everything', async () => {
    const report = await importFolder(goodFolder());
    expect(report.subdomain).toBe('lotus');
    expect(report.changes.dishes).toEqual({ added: 2, changed: 0, retired: 0 });
    expect(await tableSizes()).toEqual({
      companies: 1,
      media: 3,
      branches: 2,
      dishes: 2,
      options: 3,
      variations: 6,
      offers: 3,
      banners: 1,
      news: 1,
    });
    expect(await dish(CHICKEN)).toMatchObject({
      price: 1290,
      name: { zh_CN: '鸡饭' },
      images: [expect.stringMatching(/^plate\.[0-9a-f]{10}\.avif$/)],
    });
    expect(
      await db.one(sql`
        select opening_hours, latitude, state_id from branches where id = ${NORTH}`),
    ).toEqual({
      latitude: '3.100000',
      state_id: 'MY-14',
      opening_hours: [
        { weekday: 1, open: '10:00', close: '22:00' },
        { weekday: 3, open: '10:00', close: '22:00' },
        { weekday: 4, open: '10:00', close: '22:00' },
        { weekday: 5, open: '18:00', close: '02:00' },
        { weekday: 6, open: '00:00', close: '00:00' },
        { weekday: 7, open: '10:00', close: '22:00' },
      ],
    });
  });

  it('stores every variant of the data', async () => {
    const folder = goodFolder();
    const change = (file: string, right: string, wrong: string) =>
      folder.files.set(file, (folder.files.get(file) ?? '').replace(right, wrong));
    change('branches.yaml', 'monday: 10:00-22:00', 'monday: 11:00-15:00, 17:30-24:00');
    change('branches.yaml', 'street1: 1, Jalan Utara', 'street1: { en: 1 North, zh_CN: 北路一号 }');
    change(
      'menu/rice.yaml',
      'stock: 5',
      'stock: 5\n    stock_at: [{ branch: south, portions: 0 }]',
    );
    change('menu/rice.yaml', 'price: 2.00', 'price: 2.00\n    images: [plate.avif, wide.avif]');
    change('company.yaml', 'company_address: 1,', 'company_address: "1,');
    change('company.yaml', '50000 Kuala Lumpur', '50000 Kuala Lumpur"');
    await importFolder(folder);
    const branch = await db.one<{ opening_hours: unknown[]; street1: unknown }>(
      sql`select opening_hours, street1 from branches where id = ${NORTH}`,
    );
    expect(branch?.opening_hours.slice(0, 2)).toEqual([
      { weekday: 1, open: '11:00', close: '15:00' },
      { weekday: 1, open: '17:30', close: '24:00' },
    ]);
    expect(branch?.street1).toEqual({ en: '1 North', zh_CN: '北路一号' });
    expect(
      await db.query(sql`
        select portions_left from branch_dishes where dish_id = ${CHICKEN} order by portions_left`),
    ).toEqual([{ portions_left: 0 }, { portions_left: 5 }]);
    const pictures = await db.query<{ images: string[] }>(
      sql`select images from dishes order by jsonb_array_length(images)`,
    );
    expect(pictures.map(({ images }) => images.length)).toEqual([1, 2]);
  });

  it('imports the turn and notice times of bookings', async () => {
    await importFolder(goodFolder());
    const branches = await db.query(sql`
      select number_of_seats, turn_minutes, notice_minutes from branches order by position`);
    expect(branches).toEqual([
      { number_of_seats: 40, turn_minutes: 120, notice_minutes: 30 },
      { number_of_seats: 0, turn_minutes: 90, notice_minutes: 60 },
    ]);
  });

  it('leaves the values of staff and names them', async () => {
    await importFolder(goodFolder());
    await db.execute(sql`
      insert into branch_overrides (company_id, branch_id, opening_hours, notice_minutes, delivers,
        delivery_radius_metres, delivery_base_fee, delivery_fee_per_km)
      select company_id, id, '[]', notice_minutes, true, 900, 0, 0
      from branches where id = ${NORTH}`);
    const folder = goodFolder();
    const branches = folder.files.get('branches.yaml') ?? '';
    folder.files.set('branches.yaml', branches.replace('monday: 10:00', 'monday: 09:00'));
    const { changes, overridden } = await importFolder(folder);
    expect(changes.branches).toMatchObject({ changed: 1 });
    expect(overridden).toEqual([{ branch: 'Lotus North', fields: ['hours', 'delivery'] }]);
    expect(await db.one(sql`select opening_hours, notice_minutes from branch_overrides`)).toEqual({
      opening_hours: [],
      notice_minutes: 30,
    });
  });

  it('stores the bytes of a picture', async () => {
    await importFolder(goodFolder());
    const row = await db.one<{ bytes: Uint8Array; content_type: string }>(
      sql`select bytes, content_type from media where file like 'plate.%'`,
    );
    expect(row?.content_type).toBe('image/avif');
    expect([...(row?.bytes ?? [])]).toEqual([...tinyAvif(1)]);
  });

  it('makes a photograph small, and stores it once', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = await sharp({
      create: { width: 1400, height: 1000, channels: 3, noise, background: '#888888' },
    })
      .jpeg()
      .toBuffer();
    expect(photo.byteLength).toBeGreaterThan(100_000);
    const folder = goodFolder();
    folder.files.set(
      'company.yaml',
      (folder.files.get('company.yaml') ?? '').replaceAll('wide.avif', 'IMG_0042.JPG'),
    );
    folder.images.set('IMG_0042.JPG', photo);
    await importFolder(folder);
    const [stored, ...more] = await db.query<{ content_type: string; size: number }>(sql`
      select content_type, length(bytes) as size from media where file like 'IMG_0042.%.avif'`);
    expect(more).toEqual([]);
    expect(stored?.content_type).toBe('image/avif');
    expect(stored?.size).toBeLessThanOrEqual(30_000);
    const { changes } = await importFolder(folder);
    expect(changes.pictures).toEqual({ added: 0, changed: 0, retired: 0 });
  });

  it('changes nothing on a second run', async () => {
    await importFolder(goodFolder());
    const { changes } = await importFolder(goodFolder());
    for (const change of Object.values(changes)) {
      expect(change).toEqual({ added: 0, changed: 0, retired: 0 });
    }
  });

  it('updates a dish under the same id', async () => {
    await importFolder(goodFolder());
    const { changes } = await importFolder(folderWith('menu/rice.yaml', '2.00', '2.20'));
    expect(changes.dishes).toEqual({ added: 0, changed: 1, retired: 0 });
    expect((await dish(PLAIN))?.price).toBe(220);
  });

  it('retires removed entries and restores them under the same id', async () => {
    const smaller = goodFolder();
    const menu = smaller.files.get('menu/rice.yaml') ?? '';
    smaller.files.set('menu/rice.yaml', menu.slice(0, menu.indexOf('  - slug: plain-rice')));
    smaller.files.delete('packages.yaml');
    smaller.files.delete('hot-deals.yaml');
    await importFolder(goodFolder());

    const smallerReport = await importFolder(smaller);
    expect(smallerReport.changes.dishes).toEqual({ added: 0, changed: 0, retired: 1 });
    expect(smallerReport.changes.offers).toEqual({ added: 0, changed: 0, retired: 1 });
    expect((await dish(PLAIN))?.retired).toBe(true);

    const back = await importFolder(goodFolder());
    expect(back.changes.dishes).toEqual({ added: 0, changed: 1, retired: 0 });
    expect((await dish(PLAIN))?.retired).toBe(false);
  });

  it('leaves other companies unchanged', async () => {
    await importFolder(goodFolder());
    const { changes } = await importFolder(folderWith('company.yaml', ': lotus', ': orchid'));
    expect(changes.dishes).toEqual({ added: 2, changed: 0, retired: 0 });
    expect((await dish(PLAIN))?.retired).toBe(false);
    expect((await tableSizes()).companies).toBe(2);
  });

  it('resets portions only when their number changes in the file', async () => {
    await importFolder(goodFolder());
    expect(await portionsLeft()).toBe(5);
    await db.execute(sql`update branch_dishes set portions_left = 1 where dish_id = ${CHICKEN}`);

    await importFolder(folderWith('menu/rice.yaml', 'price: 12.90', 'price: 13.90'));
    expect(await portionsLeft()).toBe(1);
    await importFolder(folderWith('menu/rice.yaml', 'stock: 5', 'stock: 8'));
    expect(await portionsLeft()).toBe(8);
    await importFolder(folderWith('menu/rice.yaml', '    stock: 5\n', ''));
    expect(await portionsLeft()).toBeNull();
  });

  it('stores a changed picture under a new name and retains the old one for old orders', async () => {
    await importFolder(goodFolder());
    const before = (await dish(PLAIN))?.images;
    const folder = goodFolder();
    folder.images.set('plate.avif', tinyAvif(9));
    await importFolder(folder);
    expect((await dish(PLAIN))?.images).not.toEqual(before);
    expect((await tableSizes()).media).toBe(4);
  });

  it('imports nothing when one entry is invalid', async () => {
    await importFolder(goodFolder());
    const folder = folderWith('menu/rice.yaml', 'price: 12.90', 'price: 99.00');
    folder.files.set('banners.yaml', 'banners: none');
    await expect(importFolder(folder)).rejects.toThrow(ImportRejected);
    expect((await dish(CHICKEN))?.price).toBe(1290);
  });

  it('rolls back when the database rejects a row', async () => {
    await db.execute(sql`alter table banners add constraint none check (id is null)`);
    try {
      await expect(importFolder(goodFolder())).rejects.toMatchObject({ constraint: 'none' });
      expect((await tableSizes()).companies).toBe(0);
    } finally {
      await db.execute(sql`alter table banners drop constraint none`);
    }
  });

  it('runs first imports of a company after each other', async () => {
    const imports = 8;
    const expectOneInserting = async (tx: Transaction): Promise<void> => {
      const row = await tx.one<{ inserting: number }>(sql`
        select count(*)::integer as inserting
        from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and locktype = 'relation' and not granted`);
      expect(row).toEqual({ inserting: 1 });
    };
    await onDisk(goodFolder(), (path) =>
      afterLocked(
        db,
        (tx) => tx.execute(sql`lock table companies in share mode`),
        () => Promise.all(Array.from({ length: imports }, () => importRestaurant(db, path))),
        expectOneInserting,
        imports,
      ),
    );
    expect(await tableSizes()).toMatchObject({ companies: 1, dishes: 2 });
  });

  it('throws a readable error when the folder does not exist', async () => {
    await expect(importRestaurant(db, '/nowhere/at/all')).rejects.toThrow(
      'Cannot read /nowhere/at/all. Check its name and who may read it.',
    );
  });
});
