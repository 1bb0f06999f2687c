import { checkRestaurant } from '../import/checks/check.ts';
import type { Problem } from '../import/read/problem.ts';
import type { Folder } from '../import/read/read-folder.ts';
import { parseRestaurant } from '../import/read/restaurant.ts';
import type { Mapping } from './formats/mapping.ts';
import { type Recognised, recognise } from './formats/recognise.ts';
import { readMenu } from './menu/read-menu.ts';
import { readFolderMenu } from './merge/folder-menu.ts';
import { type Plan, planMerge } from './merge/plan.ts';
import { readFile } from './read/read-file.ts';
import type { SheetProblem } from './values/sheet-problem.ts';
import { applyEdits } from './write/apply-edits.ts';

/** An import of a sheet that is planned and not written. */
export interface SheetImport {
  /** File type, encoding and separator. */
  readonly source: string;
  readonly recognised: Recognised;
  /** Problems by row number. */
  readonly problems: readonly SheetProblem[];
  /** Problems of the folder's files as they would be after the import. */
  readonly folderProblems: readonly Problem[];
  readonly plan: Plan;
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
  const file = await readFile(bytes);
  const recognised = recognise(file, mapping);
  const { draft, problems } = readMenu(recognised);
  const plan = planMerge(menu, draft);
  const files = applyEdits(folder.files, plan.edits);
  return {
    source: file.source,
    recognised,
    problems: [...problems, ...plan.problems].toSorted((a, b) => a.row - b.row),
    folderProblems: checkFolder({ ...folder, files: new Map([...folder.files, ...files]) }),
    plan,
    files,
  };
}

/** Returns true if the import can be written. */
export function isAccepted({ problems, folderProblems }: SheetImport): boolean {
  return folderProblems.length === 0 && problems.every(({ severity }) => severity === 'warning');
}

function checkFolder({ files, images }: Folder): Problem[] {
  const { restaurant, problems } = parseRestaurant(files);
  return [...problems, ...checkRestaurant(restaurant, images)];
}
