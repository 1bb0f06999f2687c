import { checkRestaurant } from '../import/checks/check.ts';
import type { Problem } from '../import/read/problem.ts';
import type { Folder } from '../import/read/read-folder.ts';
import { parseRestaurant } from '../import/read/restaurant.ts';
import type { Mapping } from './formats/mapping.ts';
import { readFolderMenu } from './merge/folder-menu.ts';
import { mergeSheet, readSheet, type SheetPlan } from './plan-sheet.ts';
import { applyEdits } from './write/apply-edits.ts';

/** An import of a sheet that is planned and not written. */
export interface SheetImport extends SheetPlan {
  /** Problems of the folder's files as they would be after the import. */
  readonly folderProblems: readonly Problem[];
  /** New contents of the files that change, by path. Rows with errors are not in them. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Plans the import of a sheet into a restaurant's folder. It changes nothing.
 * @param bytes the CSV or XLSX file.
 * @param folder the folder, as returned by `readFolder`.
 * @param mapping corrections of what is recognised.
 * @throws SheetUnreadable if the file is not a table; ImportRejected if the folder has problems.
 */
export async function planImport(
  bytes: Uint8Array,
  folder: Folder,
  mapping: Mapping = {},
): Promise<SheetImport> {
  const menu = readFolderMenu(folder);
  const sheet = mergeSheet(await readSheet(bytes, mapping), menu);
  const files = applyEdits(folder.files, sheet.plan.edits);
  const folderProblems = checkFolder({ ...folder, files: new Map([...folder.files, ...files]) });
  return { ...sheet, folderProblems, files };
}

/** Returns true if the import can be written. */
export function isAccepted({ problems, folderProblems }: SheetImport): boolean {
  return folderProblems.length === 0 && problems.every(({ severity }) => severity === 'warning');
}

function checkFolder({ files, images }: Folder): Problem[] {
  const { restaurant, problems } = parseRestaurant(files);
  return [...problems, ...checkRestaurant(restaurant, images)];
}
