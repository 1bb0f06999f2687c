import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Folder } from '../../import/read/read-folder.ts';
import { goodFolder } from '../../import/testing.ts';
import { type ExportRow, toExportRows } from '../export/export-rows.ts';
import { writeCsv, writeXlsx } from '../export/write-sheet.ts';
import { readFolderMenu } from '../merge/folder-menu.ts';
import { isAccepted } from '../plan-import.ts';
import { applied, plan } from '../testing/plan.ts';
import { protectCell, unprotectCell } from '../values/sheet-columns.ts';

const SEED = Number(process.env.SEED ?? 1);

const WRITERS = [
  ['CSV', async (rows: readonly ExportRow[]) => writeCsv(rows)],
  ['XLSX', writeXlsx],
] as const;

/** Texts with all that files of tables and spreadsheet programs treat specially. */
const awkward = fc
  .array(
    fc.constantFrom(
      ...['=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', ' ', '#', '&', '<', '>', ': ', '* '],
      ...['{', '}', '[', ']', '!', '|', '%', '\\', '_x0041_', '1', '12.90', 'a', 'Kopi', 'free'],
      ...[
        '=HYPERLINK("x")',
        '茶',
        '牛腩面',
        '（大）',
        '🍜',
        '👨‍👩‍👧',
        'é',
        'true',
        'null',
        '~',
        '- ',
      ],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && text.length <= 100);

const names = fc.record({ en: awkward, zh: awkward });
const price = fc.integer({ min: 1, max: 9_999_999 });

const variation = fc.record({ name: names, surcharge: fc.option(price, { nil: 0 }) });
const group = fc.record({
  name: names,
  type: fc.constantFrom('radio', 'checkbox'),
  isRequired: fc.boolean(),
  variations: fc.array(variation, { minLength: 1, maxLength: 4 }),
  preselects: fc.boolean(),
});
const dish = fc.record({
  name: names,
  description: fc.option(fc.record({ en: awkward, zh: fc.option(awkward, { nil: '' }) })),
  price,
  hasDiscount: fc.boolean(),
  points: fc.constantFrom('', '7'),
  tags: fc.subarray(['signature', 'spicy', 'vegetarian', 'new']),
  usesShared: fc.boolean(),
  groups: fc.array(group, { maxLength: 2 }),
});
const menu = fc.record({
  category: names,
  dishes: fc.array(dish, { minLength: 1, maxLength: 4 }),
  shared: group,
});

type Menu = typeof menu extends fc.Arbitrary<infer Value> ? Value : never;
type Group = Menu['shared'];

/** Returns the rows that an export of the menu has. */
function rowsOf({ category, dishes, shared }: Menu): ExportRow[] {
  return [
    ...dishes.flatMap((each, index) => [
      {
        category: 'made',
        category_en: category.en,
        category_zh: category.zh,
        dish: `made-${index}`,
        name_en: each.name.en,
        name_zh: each.name.zh,
        // The importer rejects a description that is its own translation.
        description_en: each.description?.en ?? '',
        description_zh:
          each.description?.zh === each.description?.en ? '' : (each.description?.zh ?? ''),
        price: (each.price / 100).toFixed(2),
        price_after_discount: each.hasDiscount ? ((each.price - 1) / 100).toFixed(2) : '',
        points: each.points,
        tags: each.tags.join(', '),
        shared_groups: each.usesShared ? 'made-shared' : '',
      },
      ...each.groups.flatMap((own, number) => groupRows(own, `made-${index}`, `group-${number}`)),
    ]),
    ...groupRows(shared, '', 'made-shared'),
  ];
}

function groupRows(own: Group, owner: string, slug: string): ExportRow[] {
  return own.variations.map(({ name, surcharge }, index) => ({
    dish: owner,
    group: slug,
    group_en: own.name.en,
    group_zh: own.name.zh,
    group_type: own.type,
    group_required: own.isRequired ? 'yes' : 'no',
    variation: `choice-${index}`,
    variation_en: name.en,
    variation_zh: name.zh,
    additional_price: (surcharge / 100).toFixed(2),
    preselected: own.preselects && own.type === 'radio' && index === 0 ? 'yes' : '',
  }));
}

/** Returns the rows of the made menu, with every column. */
function exportOf(folder: Folder): ExportRow[] {
  return toExportRows(readFolderMenu(folder));
}

describe.each(WRITERS)('export to %s', (_, write) => {
  it('contains every text of an imported sheet unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(menu, async (made) => {
        const rows = rowsOf(made);
        const sheet = await plan(await write(rows));
        expect(sheet.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(sheet.folderProblems).toEqual([]);
        const exported = exportOf(applied(sheet)).filter(isMade).map(withoutEmpty);
        expect(exported).toEqual(rows.map(withoutEmpty));
      }),
      { seed: SEED, numRuns: 40 },
    );
  });

  it('imports without a change and exports the same again', async () => {
    await fc.assert(
      fc.asyncProperty(menu, async (made) => {
        const folder = applied(await plan(await write(rowsOf(made))));
        const rows = exportOf(folder);
        const again = await plan(await write(rows), {}, folder);
        expect(isAccepted(again)).toBe(true);
        expect(again.files.size).toBe(0);
        expect(exportOf(applied(again, folder))).toEqual(rows);
      }),
      { seed: SEED, numRuns: 40 },
    );
  });

  it('restores a changed folder', async () => {
    const original = goodFolder();
    const rows = exportOf(original);
    const changed = applied(
      await plan('name,price,promo price,description,points\nChicken Rice,19.90,18,New.,3\n'),
    );
    expect(exportOf(changed)).not.toEqual(rows);
    const restored = applied(await plan(await write(rows), {}, changed), changed);
    expect(exportOf(restored)).toEqual(rows);
    expect(restored.files).toEqual(original.files);
  });
});

const isMade = ({ category, dish: slug, group: own }: ExportRow) =>
  category === 'made' || slug?.startsWith('made-') === true || own === 'made-shared';

function withoutEmpty(row: ExportRow) {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

describe('protectCell', () => {
  it.each(['=1+1', '+60', '-5', '@x', '\tx', "'=1", "''-1"])('protects %j', (text) => {
    expect(protectCell(text)).toBe(`'${text}`);
  });

  it.each(['Kopi', "'n'", '5-6', ''])('leaves %j', (text) => {
    expect(protectCell(text)).toBe(text);
  });

  it('is reversed exactly, and leaves no text that begins a formula', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(unprotectCell(protectCell(text))).toBe(text);
        expect(protectCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });
});
