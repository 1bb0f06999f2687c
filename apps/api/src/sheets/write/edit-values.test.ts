import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../import/read/source.ts';
import { goodFolder } from '../../import/testing.ts';
import { writeCsv } from '../export/write-sheet.ts';
import type { SheetImport } from '../plan-import.ts';
import { menu, rowsOf } from '../testing/made-menu.ts';
import { applied, plan } from '../testing/plan.ts';
import type { FolderValue } from './edit.ts';
import { editValues } from './edit-values.ts';

const SEED = Number(process.env.SEED ?? 1);

type Files = ReadonlyMap<string, readonly FolderValue[]>;

/** Returns the entries of each file with a list. */
function valuesOf(files: ReadonlyMap<string, string>): Files {
  return new Map(
    [...files].flatMap(([file, text]) => {
      const value = parseSource(file, text).source.value as Record<string, FolderValue>;
      const [list] = Object.values(value);
      return Array.isArray(list) ? [[file, list as readonly FolderValue[]] as const] : [];
    }),
  );
}

/** Entries of all files by file and slug. */
function bySlug(files: Files): Map<string, FolderValue> {
  return new Map(
    [...files].flatMap(([file, list]) =>
      list.map(
        (entry) => [`${file} ${String(Reflect.get(Object(entry), 'slug'))}`, entry] as const,
      ),
    ),
  );
}

/** Checks that the edited values are those of the edited files. */
function expectSame(sheet: SheetImport, folder = goodFolder()): void {
  const before = bySlug(valuesOf(folder.files));
  const after = bySlug(valuesOf(applied(sheet, folder).files));
  const edited = editValues(valuesOf(folder.files), sheet.plan.edits);
  for (const { file, value } of edited) {
    const key = `${file} ${String(Reflect.get(Object(value), 'slug'))}`;
    expect(value).toEqual(after.get(key));
    after.delete(key);
  }
  for (const [key, value] of after) expect(value).toEqual(before.get(key));
}

describe('editValues', () => {
  it.each([
    ['a changed price', 'name,price\nChicken Rice,19.90\n'],
    ['new and removed fields', 'name,price,promo price,points,tags\nChicken Rice,19.90,18,3,new\n'],
    ['another category', 'name,category,price\nChicken Rice,Drinks,19.90\n'],
    ['a new dish in a new category', 'name,category,price\nLaksa,Noodles,12.90\n'],
    ['a new size', 'name,size,price\nChicken Rice,Small,10\nChicken Rice,Large,12\n'],
  ])('gives the values of the edited files for %s', async (_, text) => {
    const sheet = await plan(text);
    expect(sheet.plan.edits.length).toBeGreaterThan(0);
    expectSame(sheet);
  });

  it('gives the values of the edited files for every menu, new and changed', async () => {
    await fc.assert(
      fc.asyncProperty(menu, menu, async (first, second) => {
        const added = await plan(writeCsv(rowsOf(first)));
        expectSame(added);
        const folder = { ...goodFolder(), files: new Map(applied(added).files) };
        expectSame(await plan(writeCsv(rowsOf(second)), {}, folder), folder);
      }),
      { seed: SEED, numRuns: 30 },
    );
  });

  it('does not change its input', async () => {
    const files = valuesOf(goodFolder().files);
    const before = structuredClone(files);
    const { plan: planned } = await plan('name,price\nChicken Rice,19.90\n');
    editValues(files, planned.edits);
    expect(files).toEqual(before);
  });
});
