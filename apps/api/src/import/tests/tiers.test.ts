import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { importRestaurant } from '../import-restaurant.ts';
import { ImportRejected } from '../read/problem.ts';
import { folderWith, onDisk } from '../testing.ts';

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

const BENEFIT =
  '{ icon: bowl, title: { en: A bowl, zh_CN: 一碗 }, text: { en: Of noodles., zh_CN: 米粉。 } }';
const importTopUps = (amounts: string) => {
  const folder = folderWith('company.yaml', FAMILY, `${FAMILY}\ntopup_amounts: ${amounts}`);
  return onDisk(folder, (path) => importRestaurant(db, path));
};

describe('tiers', () => {
  it('are imported, and retired without removing their members', async () => {
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

  it('default to a single tier', async () => {
    await importTiers();
    expect(await tiers()).toMatchObject([{ level_id: 1, name: 'Member', top_up_amount: null }]);
  });

  it('are imported with their benefits', async () => {
    await importTiers(`${BUD}, benefits: [${BENEFIT}] }`, `${BLOOM}, top_up_amount: 300.00 }`);
    const rows = await db.query(sql`select benefits from tiers order by level_id`);
    const bowl = {
      icon: 'bowl',
      title: { en: 'A bowl', zh_CN: '一碗' },
      text: { en: 'Of noodles.', zh_CN: '米粉。' },
    };
    expect(rows).toEqual([{ benefits: [bowl] }, { benefits: [] }]);
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
    [
      'a benefit without an icon',
      [`${BUD}, benefits: [${BENEFIT.replace('bowl', 'crown')}] }`],
      'tiers[0].benefits[0].icon: must be one of voucher, bowl, claypot, percent, star, points, room',
    ],
    [
      'more benefits than fit',
      [`${BUD}, benefits: [${Array(13).fill(BENEFIT).join(', ')}] }`],
      'tiers[0].benefits: must be a list of 0 to 12',
    ],
  ])('are rejected with %s', async (_, entries, sentence) => {
    const rejected = importTiers(...entries);
    await expect(rejected).rejects.toThrow(ImportRejected);
    await expect(rejected).rejects.toThrow(sentence);
  });
});

describe('top-up amounts', () => {
  const stored = () => db.query(sql`select topup_amounts from companies`);

  it('are imported, or get the defaults', async () => {
    await importTopUps('[20.00, 80.00, 5000.00]');
    expect(await stored()).toEqual([{ topup_amounts: [2000, 8000, 500_000] }]);
    await importTiers();
    expect(await stored()).toEqual([{ topup_amounts: [5000, 10_000, 20_000, 50_000, 100_000] }]);
  });

  it.each([
    ['[9.99, 20.00, 30.00]', 'topup_amounts[0]: must be from 10.00 to 5000.00'],
    ['[10.00, 20.00, 5000.01]', 'topup_amounts[2]: must be from 10.00 to 5000.00'],
    ['[10.00, 20.00, 20.00]', 'topup_amounts[2]: must be more than the amount before'],
    ['[10.00, 20.00]', 'topup_amounts: must be a list of 3 to 6'],
  ])('are rejected: %s', async (amounts, sentence) => {
    await expect(importTopUps(amounts)).rejects.toThrow(sentence);
  });
});

it('imports and removes the number for sales and service tax', async () => {
  const importNumber = (line: string) => {
    const folder = folderWith('company.yaml', FAMILY, `${FAMILY}\n${line}`);
    return onDisk(folder, (path) => importRestaurant(db, path));
  };
  const stored = () => db.one(sql`select sst_registration_no from companies`);
  await importNumber('sst_registration_no: W10-1808-31012345');
  expect(await stored()).toEqual({ sst_registration_no: 'W10-1808-31012345' });
  await importNumber('');
  expect(await stored()).toEqual({ sst_registration_no: null });
});

describe('limit of payment codes', () => {
  const stored = () => db.query(sql`select payment_code_limit from companies`);
  const importLimit = (limit: string) => {
    const folder = folderWith('company.yaml', FAMILY, `${FAMILY}\npayment_code_limit: ${limit}`);
    return onDisk(folder, (path) => importRestaurant(db, path));
  };

  it('is imported, or gets the default', async () => {
    await importLimit('0.00');
    expect(await stored()).toEqual([{ payment_code_limit: 0 }]);
    await importTiers();
    expect(await stored()).toEqual([{ payment_code_limit: 10_000 }]);
  });
});

it('imports the rules of bills, or their defaults', async () => {
  const stored = () => db.query(sql`select splits_bills, member_bill_count from companies`);
  const rules = 'splits_bills: true\nmember_bill_count: 3';
  const folder = folderWith('company.yaml', FAMILY, `${FAMILY}\n${rules}`);
  await onDisk(folder, (path) => importRestaurant(db, path));
  expect(await stored()).toEqual([{ splits_bills: true, member_bill_count: 3 }]);
  await importTiers();
  expect(await stored()).toEqual([{ splits_bills: false, member_bill_count: 5 }]);
});

describe('family day', () => {
  const day =
    'name: { en: Lotus Day, zh_CN: 莲花日 }, percent: 15, terms: { en: Dine in., zh_CN: 堂食。 }';
  const importDay = (line: string) => {
    const folder = folderWith('company.yaml', FAMILY, `${FAMILY}\n${line}`);
    return onDisk(folder, (path) => importRestaurant(db, path));
  };
  const stored = () => db.one(sql`select family_day from companies`);

  it('is imported and removed', async () => {
    await importDay(`family_day: { day: 8, ${day} }`);
    expect(await stored()).toEqual({
      family_day: {
        name: { en: 'Lotus Day', zh_CN: '莲花日' },
        day: 8,
        percent: 15,
        terms: { en: 'Dine in.', zh_CN: '堂食。' },
      },
    });
    await importDay('');
    expect(await stored()).toEqual({ family_day: null });
  });

  it('is rejected after the 28th', async () => {
    await expect(importDay(`family_day: { day: 29, ${day} }`)).rejects.toThrow(ImportRejected);
  });
});

describe('public holidays', () => {
  const importHolidays = (lines: string) => {
    const folder = folderWith('company.yaml', FAMILY, `${FAMILY}\n${lines}`);
    return onDisk(folder, (path) => importRestaurant(db, path));
  };
  const stored = () => db.one(sql`select holidays from companies`);

  it('are imported by state, and removed with the next import', async () => {
    await importHolidays(`holidays:
  - { date: 2027-03-08, name: Extra day, states: [Selangor, Kuala Lumpur] }
  - { date: 2027-05-17, name: Ordinary day, is_holiday: false }`);
    expect(await stored()).toEqual({
      holidays: [
        {
          date: '2027-03-08',
          name: 'Extra day',
          state_ids: ['MY-10', 'MY-14'],
          is_holiday: true,
        },
        { date: '2027-05-17', name: 'Ordinary day', state_ids: null, is_holiday: false },
      ],
    });
    await importHolidays('');
    expect(await stored()).toEqual({ holidays: [] });
  });

  it.each([
    ['{ date: 2027-02-30, name: No day }', 'holidays[0].date: must be a day'],
    ['{ date: 2027-03-08, name: Elsewhere, states: [Singapore] }', 'must be one of Johor'],
  ])('are rejected with a reason: %s', async (line, sentence) => {
    await expect(importHolidays(`holidays: [${line}]`)).rejects.toThrow(sentence);
  });
});
