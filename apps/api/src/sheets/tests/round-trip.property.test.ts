import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Folder } from '../../import/read/read-folder.ts';
import { goodFolder } from '../../import/testing.ts';
import { type ExportRow, toExportRows } from '../export/export-rows.ts';
import { writeCsv, writeXlsx } from '../export/write-sheet.ts';
import { readFolderMenu } from '../merge/folder-menu.ts';
import { isAccepted } from '../plan-import.ts';
import { awkward, menu, rowsOf } from '../testing/made-menu.ts';
import { applied, plan } from '../testing/plan.ts';
import { protectCell, unprotectCell } from '../values/sheet-columns.ts';

const SEED = Number(process.env.SEED ?? 1);

const WRITERS = [
  ['CSV', async (rows: readonly ExportRow[]) => writeCsv(rows)],
  ['XLSX', writeXlsx],
] as const;

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
