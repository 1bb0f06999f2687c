import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Language } from '../../../shared/text/language.ts';
import type { FolderMenu } from '../../../sheets/merge/folder-menu.ts';
import type { Plan } from '../../../sheets/merge/plan.ts';
import type { SheetPlan } from '../../../sheets/plan-sheet.ts';
import { columnLetters, isBlank } from '../../../sheets/read/table.ts';
import { translateMessage } from './messages/translate-message.ts';
import { translateSource } from './messages/translate-source.ts';

/** Limits of the contract. */
const MOST = { problems: 500, samples: 3, sheets: 200, name: 100, header: 200, sample: 100 };

/** Returns what an import would do, for the person who decides. */
export function viewPlan(
  { source, sheets, recognised, problems, plan }: SheetPlan,
  menu: FolderMenu,
  version: string,
  language: Language,
): Schemas['SheetPlan'] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return {
    version,
    file: translateSource(source, language),
    format: recognised.format,
    sheet: recognised.sheet.slice(0, MOST.name),
    sheets: sheets.slice(0, MOST.sheets).map((name) => name.slice(0, MOST.name)),
    header_row: recognised.headerRow,
    rows: recognised.rows.filter((row) => !isBlank(row)).length,
    columns: viewColumns(recognised),
    problems: [...errors, ...warnings].slice(0, MOST.problems).map((problem) => ({
      row: problem.row,
      column: problem.column?.slice(0, MOST.header) ?? null,
      severity: problem.severity,
      message: translateMessage(problem.message, language).slice(0, 1000),
    })),
    errors: errors.length,
    warnings: warnings.length,
    changes: countChanges(plan, menu),
  };
}

/** Counts the entries by what the import does to them. */
export function countChanges(
  { categories, dishes, shared }: Plan,
  menu: FolderMenu,
): Schemas['SheetChanges'] {
  return {
    categories: {
      added: categories.added.length,
      changed: categories.changed.length,
      unchanged: menu.categories.length - categories.changed.length,
    },
    dishes: {
      added: dishes.added.length,
      changed: dishes.changed.length,
      unchanged: dishes.unchanged.length,
    },
    option_groups: {
      added: shared.added.length,
      changed: shared.changed.length,
      unchanged: shared.unchanged.length,
    },
  };
}

/** Columns with a name or a value. Those of a known format have no fields to correct. */
function viewColumns({
  header,
  rows,
  columns,
}: SheetPlan['recognised']): Schemas['SheetPlan']['columns'] {
  const mapped = new Map(columns.map((column) => [column.index, column]));
  return header.flatMap((name, index) => {
    const samples = samplesOf(rows, index);
    if (name.trim() === '' && samples.length === 0) return [];
    const { field = null, confidence = 0 } = mapped.get(index) ?? {};
    return [
      {
        letters: columnLetters(index),
        header: name.trim().slice(0, MOST.header),
        field,
        confidence: Math.round(confidence * 100),
        samples,
      },
    ];
  });
}

function samplesOf(rows: SheetPlan['recognised']['rows'], index: number): string[] {
  const samples = new Set<string>();
  for (const row of rows) {
    const text = row[index]?.trim() ?? '';
    if (text !== '') samples.add(text.slice(0, MOST.sample));
    if (samples.size === MOST.samples) break;
  }
  return [...samples];
}
