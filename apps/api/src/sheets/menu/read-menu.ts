import type { Recognised } from '../formats/recognise.ts';
import type { Draft } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { readClaypot } from './claypot-draft.ts';
import { readColumns } from './column-rows.ts';
import { readLoyverse } from './loyverse-rows.ts';
import { toDraft } from './rows-to-draft.ts';
import { readSquare } from './square-rows.ts';

/** Converts a recognised table to a menu, with the problems of its rows. */
export function readMenu(sheet: Recognised): { draft: Draft; problems: SheetProblem[] } {
  if (sheet.format === 'claypot') return readClaypot(sheet);
  const { rows, problems } = READERS[sheet.format](sheet);
  const read = toDraft(rows);
  return { draft: read.draft, problems: [...problems, ...read.problems] };
}

const READERS = { loyverse: readLoyverse, square: readSquare, columns: readColumns };
