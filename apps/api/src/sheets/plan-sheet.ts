import { setImmediate } from 'node:timers/promises';
import type { Mapping } from './formats/mapping.ts';
import { type Recognised, recognise } from './formats/recognise.ts';
import { readMenu } from './menu/read-menu.ts';
import type { FolderMenu } from './merge/folder-menu.ts';
import { type Plan, planMerge } from './merge/plan.ts';
import { readFile } from './read/read-file.ts';
import type { SheetProblem } from './values/sheet-problem.ts';

/** Changes that a sheet makes to a menu. */
export interface SheetPlan {
  /** File type, encoding and separator. */
  readonly source: string;
  /** Names of the sheets of a workbook; one empty name for a text file. */
  readonly sheets: readonly string[];
  readonly recognised: Recognised;
  /** Problems by row number. */
  readonly problems: readonly SheetProblem[];
  readonly plan: Plan;
}

/**
 * Plans the import of a sheet into a menu. The steps take up to half a second each; other tasks of
 * the process run between them.
 * @param bytes the CSV or XLSX file.
 * @param mapping corrections of what is recognised.
 * @throws SheetUnreadable if the file is not a table.
 */
export async function planSheet(
  bytes: Uint8Array,
  menu: FolderMenu,
  mapping: Mapping,
): Promise<SheetPlan> {
  const file = await readFile(bytes);
  await setImmediate();
  const recognised = recognise(file, mapping);
  const { draft, problems } = readMenu(recognised);
  await setImmediate();
  const plan = planMerge(menu, draft);
  await setImmediate();
  return {
    source: file.source,
    sheets: file.tables.map(({ name }) => name),
    recognised,
    problems: [...problems, ...plan.problems].toSorted((a, b) => a.row - b.row),
    plan,
  };
}
