import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { importRestaurant } from '../import-restaurant.ts';
import { folderWith, goodFolder, onDisk } from '../testing.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

const stored = () => db.query(sql`select brand_color from companies`);

it('imports the colour in lower case, or none', async () => {
  const colored = folderWith(
    'company.yaml',
    'company_logo:',
    'brand_color: "#1D4ED8"\ncompany_logo:',
  );
  await onDisk(colored, (path) => importRestaurant(db, path));
  expect(await stored()).toEqual([{ brand_color: '#1d4ed8' }]);
  await onDisk(goodFolder(), (path) => importRestaurant(db, path));
  expect(await stored()).toEqual([{ brand_color: null }]);
});

it('stores no text that is not a colour', async () => {
  await onDisk(goodFolder(), (path) => importRestaurant(db, path));
  const broken = db.execute(sql`update companies set brand_color = 'red;}' where true`);
  await expect(broken).rejects.toThrow('companies_brand_color');
});
