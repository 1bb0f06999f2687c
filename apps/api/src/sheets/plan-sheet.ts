import { setImmediate } from 'node:timers/promises';
import type { Mapping } from './formats/mapping.ts';
import { type Recognised, recognise } from './formats/recognise.ts';
import { readMenu } from './menu/read-menu.ts';
import type { FolderMenu } from './merge/folder-menu.ts';
import { type Plan, planMerge } from './merge/plan.ts';
import { readFile } from './read/read-file.ts';
import type { Draft } from './values/draft.ts';
import type { SheetProblem } from './values/sheet-problem.ts';

/** A sheet that is read and not yet compared with a menu. */
export interface Sheet {
  /** File type, encoding and separator. */
  readonly source: string;
  /** Names of the sheets of a workbook; one empty name for a text file. */
  readonly sheets: readonly string[];
  readonly recognised: Recognised;
  readonly draft: Draft;
  /** Problems of the rows alone. */
  readonly problems: readonly SheetProblem[];
}

/** Changes that a sheet makes to a menu. */
export interface SheetPlan extends Omit<Sheet, 'draft'> {
  /** Problems by row number. */
  readonly problems: readonly SheetProblem[];
  readonly plan: Plan;
}

/**
 * Reads a sheet. The steps take up to half a second each; other tasks of the process run between
 * them.
 * @param bytes the CSV or XLSX file.
 * @param mapping corrections of what is recognised.
 * @throws SheetUnreadable if the file is not a table.
 */
export async function readSheet(bytes: Uint8Array, mapping: Mapping): Promise<Sheet> {
  const file = await readFile(bytes);
  await setImmediate();
  const recognised = recognise(file, mapping);
  const { draft, problems } = readMenu(recognised);
  await setImmediate();
  const sheets = file.tables.map(({ name }) => name);
  return { source: file.source, sheets, recognised, draft, problems };
}

/** Compares a sheet with a menu. */
export function mergeSheet({ draft, ...sheet }: Sheet, menu: FolderMenu): SheetPlan {
  const plan = planMerge(menu, draft);
  const problems = [...sheet.problems, ...plan.problems].toSorted((a, b) => a.row - b.row);
  return { ...sheet, problems, plan };
}
