import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../db/sql.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';
import { importRestaurant } from './import-restaurant.ts';
import { ImportRefused } from './problem.ts';
import { folderWith, onDisk } from './testing.ts';

let db: TestDb;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(() => db.reset());

const FAMILY = 'company_family_name: { en: Lotus Club, zh_CN: 莲花会 }';
const BUD = '  - { level: { en: Bud, zh_CN: 花苞 }, level_name: { en: Buds, zh_CN: 花苞会员 }';
const BLOOM =
  '  - { level: { en: Bloom, zh_CN: 盛开 }, level_name: { en: Blooms, zh_CN: 盛开会员 }';
const importTiers = (...tiers: string[]) => {
  const text = tiers.length === 0 ? '' : `\ntiers:\n${tiers.join('\n')}`;
  const folder = folderWith('company.yaml', FAMILY, `${FAMILY}${text}`);
  return onDisk(folder, (path) => importRestaurant(db, path));
};
const tiers = () =>
  db.query(sql`
    select level_id, level_name ->> 'en' as name, top_up_amount, discount_percent, retired
    from tiers order by level_id`);

describe('the tiers of a company', () => {
  it('are brought in, and taken away again without leaving their members without one', async () => {
    await importTiers(`${BUD} }`, `${BLOOM}, top_up_amount: 300.00, discount_percent: 5 }`);
    const bud = {
      level_id: 1,
      name: 'Buds',
      top_up_amount: null,
      discount_percent: '0.00',
      retired: false,
    };
    const bloom = {
      level_id: 2,
      name: 'Blooms',
      top_up_amount: 30_000,
      discount_percent: '5.00',
      retired: false,
    };
    expect(await tiers()).toEqual([bud, bloom]);
    await importTiers(`${BUD} }`);
    expect(await tiers()).toEqual([bud, { ...bloom, retired: true }]);
  });

  it('are one where none is named', async () => {
    await importTiers();
    expect(await tiers()).toMatchObject([{ level_id: 1, name: 'Member', top_up_amount: null }]);
  });

  it.each([
    [
      'a price on the first',
      [`${BUD}, top_up_amount: 10.00 }`],
      'tiers[0].top_up_amount: is of the first tier, which everybody begins in; take it away',
    ],
    [
      'none on the second',
      [`${BUD} }`, `${BLOOM} }`],
      'tiers[1].level: has no top_up_amount; add it',
    ],
    [
      'a third that costs no more',
      [`${BUD} }`, `${BLOOM}, top_up_amount: 300.00 }`, `${BUD}, top_up_amount: 300.00 }`],
      'tiers[2].top_up_amount: must be more than that of the tier before',
    ],
  ])('are refused with %s', async (_, entries, sentence) => {
    const refused = importTiers(...entries);
    await expect(refused).rejects.toThrow(ImportRefused);
    await expect(refused).rejects.toThrow(sentence);
  });
});
