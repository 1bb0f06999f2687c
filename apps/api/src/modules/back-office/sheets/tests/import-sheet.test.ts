import { type CounterSdk, codeOf, errorDataOf, type SheetPlan } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { encodeGb18030, encodeUtf16 } from '../../../../sheets/testing/encode.ts';
import { buildWorkbook } from '../../../../sheets/testing/workbook.ts';
import { openImported } from '../../../../testing/imported.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { change, entryOf, publishAll, signIn } from '../../draft/tests/draft-restaurant.ts';

let restaurant: Restaurant;
let sdk: CounterSdk;

beforeAll(async () => {
  restaurant = await openImported();
  await restaurant.prepare(async () => {
    ({ sdk } = await signIn(restaurant, 'manager'));
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

type Mapping = object | undefined;

const fileOf = (content: string | Uint8Array, name = 'menu.csv') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const bodyOf = (content: string | Uint8Array, mapping: Mapping) => ({
  sheet: fileOf(content),
  ...(mapping && { mapping: JSON.stringify(mapping) }),
});
const plan = (content: string | Uint8Array, mapping?: Mapping) =>
  sdk.planSheet({ body: bodyOf(content, mapping) });
const apply = (content: string | Uint8Array, version: string, mapping?: Mapping) =>
  sdk.applySheet({ body: { ...bodyOf(content, mapping), version } });

/** Plans a sheet and adds it to the draft. */
async function run(content: string | Uint8Array, mapping?: Mapping) {
  const { version } = await plan(content, mapping);
  return apply(content, version, mapping);
}

const dishes = async () =>
  (await sdk.draftSection({ body: { section: 'dishes', category: null } })).entries;
const priceOf = async (key: string) => (await entryOf(sdk, 'dishes', key)).fields.price;
const problems = ({ problems: all }: SheetPlan) =>
  all.map(({ row, column, severity }) => [row, column, severity]);
const draftRows = () =>
  restaurant.db.query(sql`select section, key from draft_entries order by section, key`);

const NEW_DISHES = 'Name,Category,Price\nIced Kopi,Coffee,4.50\nTeh Tarik,Coffee,RM 3,20\n'.replace(
  'RM 3,20',
  '"RM 3,20"',
);

describe('planSheet', () => {
  test('returns what was recognised, with samples, and changes nothing', async () => {
    const planned = await plan(NEW_DISHES);
    expect(planned).toMatchObject({
      file: 'CSV, UTF-8, separated by commas',
      format: 'columns',
      sheets: [''],
      header_row: 1,
      rows: 2,
      errors: 0,
      changes: {
        categories: { added: 1, changed: 0 },
        dishes: { added: 2, changed: 0, unchanged: 0 },
      },
    });
    expect(planned.columns).toEqual([
      {
        letters: 'A',
        header: 'Name',
        field: 'name',
        confidence: 100,
        samples: ['Iced Kopi', 'Teh Tarik'],
      },
      { letters: 'B', header: 'Category', field: 'category', confidence: 100, samples: ['Coffee'] },
      {
        letters: 'C',
        header: 'Price',
        field: 'price',
        confidence: 100,
        samples: ['4.50', 'RM 3,20'],
      },
    ]);
    expect(await draftRows()).toEqual([]);
  });

  test('applies the corrections of the mapping', async () => {
    const text = 'Item,Group,Old,Now\nIced Kopi,Coffee,9.00,4.50\n';
    const planned = await plan(text, {
      columns: { Item: 'name', Group: 'category', Old: 'ignore', D: 'price' },
    });
    expect(planned.columns.map(({ field }) => field)).toEqual(['name', 'category', null, 'price']);
    expect(planned.errors).toBe(0);
  });

  test('names the sheets of a workbook and reads the chosen one', async () => {
    const rows = [
      ['Name', 'Category', 'Price'],
      ['Iced Kopi', 'Coffee', 4.5],
    ] as const;
    const workbook = buildWorkbook([
      {
        name: 'Old',
        rows: [
          ['Name', 'Category', 'Price'],
          ['Tea', 'Coffee', 2],
        ],
      },
      { name: 'New', rows },
    ]);
    const planned = await plan(workbook, { sheet: 'New' });
    expect(planned).toMatchObject({ sheets: ['Old', 'New'], sheet: 'New', rows: 1 });
  });

  test('reports each wrong row, errors first', async () => {
    const text =
      'Name,Category,Price\nA,Coffee,12.9\nB,Coffee,free\nC,Coffee,-1\nD,Coffee,soon\nA,Coffee,3\n';
    const planned = await plan(text);
    expect(problems(planned).slice(0, planned.errors)).toEqual([
      [4, 'Price', 'error'],
      [5, 'Price', 'error'],
      [6, null, 'error'],
    ]);
    expect(planned.warnings).toBeGreaterThan(0);
  });

  test.each([
    ['GB18030', encodeGb18030('菜名,分类,售价\n冻咖啡,饮料,4.50\n'), 'GB18030'],
    ['UTF-16', encodeUtf16('菜名,分类,售价\n冻咖啡,饮料,4.50\n', 'LE'), 'UTF-16 LE'],
  ])('reads %s', async (_, bytes, encoding) => {
    const planned = await plan(bytes);
    expect(planned.file).toContain(encoding);
    expect(planned.columns[0]).toMatchObject({ field: 'name', samples: ['冻咖啡'] });
  });

  test('reads merged cells and formulas, and reports dates in the place of prices', async () => {
    const workbook = buildWorkbook([
      {
        name: 'Menu',
        rows: [
          ['Category', 'Name', 'Price'],
          ['Coffee', 'Iced Kopi', { formula: '2+2.5', value: 4.5 }],
          [null, 'Teh Tarik', 3.2],
          [null, 'Milo', { date: 46_000 }],
        ],
        merges: ['A2:A4'],
      },
    ]);
    const planned = await plan(workbook);
    expect(planned.changes.dishes.added).toBe(2);
    expect(problems(planned).filter(([, , severity]) => severity === 'error')).toEqual([
      [4, 'Price', 'error'],
    ]);
  });

  test.each([
    ['a file that is no table', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]), undefined],
    ['a table without names of columns', '1,2,3\n4,5,6\n', undefined],
    ['an unknown column in the mapping', NEW_DISHES, { columns: { Nope: 'price' } }],
    ['an unknown field in the mapping', NEW_DISHES, { columns: { Name: 'colour' } }],
  ])('rejects %s with a sentence', async (_, content, mapping) => {
    const error = await plan(content, mapping).catch((caught: unknown) => caught);
    expect(errorDataOf(error, 'SHEET_UNREADABLE')?.message).toMatch(/\w+/);
  });

  test('rejects a draft with an incomplete dish', async () => {
    const [dish] = await dishes();
    if (dish === undefined) throw new Error('The menu has no dish');
    await change(sdk, dish, { price: 'soon' });
    const error = await plan(NEW_DISHES).catch((caught: unknown) => caught);
    expect(errorDataOf(error, 'DRAFT_INVALID')?.problems[0]).toMatchObject({ key: dish.key });
  });

  test('reads 3,000 rows', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, index) => `Dish ${index},Coffee,${index % 90}.5`,
    );
    const planned = await plan(`Name,Category,Price\n${rows.join('\n')}\n`);
    expect(planned.rows).toBe(3_000);
    expect(planned.problems).toHaveLength(500);
    // The menu would have too many dishes.
    expect(planned.errors).toBe(1);
  });
});

describe('applySheet', () => {
  test('adds all rows to the draft in the order of the sheet', async () => {
    const text = 'Name,Category,Price\nZucchini,Coffee,4.50\nApple,Coffee,3.20\n';
    const before = await dishes();
    const { version, changes } = await run(text);
    expect(changes.dishes).toEqual({ added: 2, changed: 0, unchanged: 0 });
    const after = await dishes();
    expect(after.slice(before.length).map(({ key, status }) => [key, status])).toEqual([
      ['zucchini', 'added'],
      ['apple', 'added'],
    ]);
    const category = await entryOf(sdk, 'categories', 'coffee');
    expect(category.status).toBe('added');
    expect((await sdk.draft({})).version).toBe(version);
    expect((await sdk.draft({})).problems).toEqual([]);
  });

  test('changes a dish and keeps its other fields', async () => {
    const [dish] = await dishes();
    if (dish === undefined) throw new Error('The menu has no dish');
    await run(`slug,name,price\n${dish.key},${dish.title.en},99.90\n`);
    const after = await entryOf(sdk, 'dishes', dish.key);
    expect(after.fields).toEqual({ ...dish.fields, price: '99.90' });
    expect(after.status).toBe('changed');
  });

  test('changes a dish that the draft has changed already', async () => {
    const [dish] = await dishes();
    if (dish === undefined) throw new Error('The menu has no dish');
    await run(`slug,name,price\n${dish.key},${dish.title.en},99.90\n`);
    await run(`slug,name,price\n${dish.key},${dish.title.en},98.90\n`);
    expect((await entryOf(sdk, 'dishes', dish.key)).fields.price).toBe('98.90');
    expect(await draftRows()).toEqual([{ section: 'dishes', key: dish.key }]);
  });

  test('changes nothing the second time, and records nothing', async () => {
    const first = await run(NEW_DISHES);
    const second = await run(NEW_DISHES);
    expect(second.changes.dishes).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(second.version).toBe(first.version);
    const events = await restaurant.db.query(sql`
      select changes from staff_events where operation = 'applySheet'`);
    expect(events).toEqual([
      {
        changes: [
          { field: 'file', before: null, after: 'menu.csv' },
          { field: 'added', before: null, after: '2' },
          { field: 'changed', before: null, after: '0' },
        ],
      },
    ]);
  });

  test('adds nothing if a row has an error', async () => {
    const text = `${NEW_DISHES}Milo,Coffee,soon\n`;
    const { version } = await plan(text);
    const error = await apply(text, version).catch((caught: unknown) => caught);
    expect(errorDataOf(error, 'SHEET_REJECTED')).toEqual({ errors: 1 });
    expect(await draftRows()).toEqual([]);
  });

  test('adds nothing to a draft that has changed since the preview', async () => {
    const { version } = await plan(NEW_DISHES);
    const [dish] = await dishes();
    if (dish === undefined) throw new Error('The menu has no dish');
    await change(sdk, dish, { price: '1.00' });
    const error = await apply(NEW_DISHES, version).catch((caught: unknown) => caught);
    expect(codeOf(error)).toBe('DRAFT_CHANGED');
    expect(await draftRows()).toEqual([{ section: 'dishes', key: dish.key }]);
  });

  test('adds once if two people press at the same time', async () => {
    const { version } = await plan(NEW_DISHES);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        apply(NEW_DISHES, version).then(
          () => 'OK',
          (error: unknown) => codeOf(error),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['DRAFT_CHANGED', 'DRAFT_CHANGED', 'OK']);
  });

  test('is seen by customers once it is published', async () => {
    await run(NEW_DISHES);
    const published = () =>
      restaurant.db.query(sql`select slug from dishes where slug in ('iced-kopi', 'teh-tarik')`);
    expect(await published()).toEqual([]);
    await publishAll((await signIn(restaurant, 'owner')).sdk);
    expect(await published()).toHaveLength(2);
    expect((await run(NEW_DISHES)).changes.dishes.unchanged).toBe(2);
  });

  test('adds a sheet of 1,900 rows', async () => {
    const rows = Array.from(
      { length: 1_900 },
      (_, index) => `Dish ${index},Coffee,${index % 90}.5`,
    );
    const { changes } = await run(`Name,Category,Price\n${rows.join('\n')}\n`);
    expect(changes.dishes.added).toBe(1_900);
    expect(await priceOf('dish-1899')).toBe('9.50');
  });
});
