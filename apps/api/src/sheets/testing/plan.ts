import { checkRestaurant } from '../../import/checks/check.ts';
import { readRows } from '../../import/import-restaurant.ts';
import { ImportRejected } from '../../import/read/problem.ts';
import type { Folder } from '../../import/read/read-folder.ts';
import { parseRestaurant } from '../../import/read/restaurant.ts';
import { goodFolder, onDisk } from '../../import/testing.ts';
import type { Mapping } from '../formats/mapping.ts';
import { planImport, type SheetImport } from '../plan-import.ts';
import { encodeUtf8 } from './encode.ts';

/** Plans the import of a file, or of a text in UTF-8, into the small restaurant. */
export function plan(
  file: Uint8Array | string,
  mapping: Mapping = {},
  folder: Folder = goodFolder(),
): Promise<SheetImport> {
  return planImport(typeof file === 'string' ? encodeUtf8(file) : file, folder, mapping);
}

/** Returns the folder with the planned files. */
export function applied({ files }: SheetImport, folder: Folder = goodFolder()): Folder {
  return { ...folder, files: new Map([...folder.files, ...files]) };
}

/** Returns the problems as `row 3, price, error: …`. */
export function problemsOf({ problems }: SheetImport): string[] {
  return problems.map(
    ({ row, column, severity, message }) =>
      `row ${row}, ${column ?? 'row'}, ${severity}: ${message}`,
  );
}

/** Returns the dishes of a category's file in the folder. */
export function dishesIn(folder: Folder, category: string) {
  const { restaurant, problems } = parseRestaurant(folder.files);
  problems.push(...checkRestaurant(restaurant, folder.images));
  if (problems.length > 0) throw new ImportRejected(problems);
  return (restaurant.menus.get(category)?.entries ?? []).flatMap(({ value }) => value ?? []);
}

/** Returns the rows that the importer writes to the database. */
export function importedRows(folder: Folder) {
  return onDisk(folder, readRows);
}
