import type { Recognised } from '../formats/recognise.ts';
import type { Draft, DraftDish, DraftGroup } from '../values/draft.ts';
import { type SheetColumn, unprotectCell } from '../values/sheet-columns.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { type ClaypotRow, readClaypotDish } from './claypot-dish.ts';
import { readClaypotGroup } from './claypot-group.ts';
import { numberRows, readByName } from './column-reader.ts';
import { reportDuplicates } from './duplicates.ts';
import { ProblemList } from './problem-list.ts';

/** Groups of variations by owner: the slug of a dish, or empty for a shared group. */
type Owners = Map<string, Map<string, [ClaypotRow, ...ClaypotRow[]]>>;

/**
 * Converts a sheet of the own format. A row without `variation` is a dish, a row with `variation` is
 * a choice of that dish. A choice without `dish` belongs to a shared group.
 */
export function readClaypot(sheet: Recognised): { draft: Draft; problems: SheetProblem[] } {
  const problems = new ProblemList();
  const read = readByName(sheet.header);
  const rows = numberRows(sheet).map((row): ClaypotRow => {
    const get = (column: SheetColumn) =>
      unprotectCell(read(row, column.replaceAll('_', ' '))?.text ?? '').trim();
    return { row: row.row, get };
  });
  const owners: Owners = new Map();
  for (const row of rows) if (row.get('variation') !== '') addVariation(owners, row, problems);
  const dishRows = rows.filter(({ get }) => get('variation') === '');
  const dishes = reportDuplicates(
    dishRows.flatMap((row): DraftDish[] => {
      const dish = readClaypotDish(row, problems);
      const groups = groupsOf(owners, row.get('dish'), problems);
      return dish === null ? [] : [{ ...dish, groups }];
    }),
    problems,
  );
  reportStray(owners, new Set(dishRows.map(({ get }) => get('dish'))), problems);
  return { draft: { dishes, shared: groupsOf(owners, '', problems) }, problems: problems.all };
}

function addVariation(owners: Owners, row: ClaypotRow, problems: ProblemList): void {
  const group = row.get('group');
  if (group === '') {
    problems.error(
      row.row,
      'group',
      'The variation has no group. Type the slug of its option group.',
    );
    return;
  }
  const groups = owners.get(row.get('dish')) ?? new Map();
  owners.set(row.get('dish'), groups);
  const rows = groups.get(group);
  if (rows) rows.push(row);
  else groups.set(group, [row]);
}

function groupsOf(owners: Owners, owner: string, problems: ProblemList): DraftGroup[] {
  if (owner === '' && !owners.has('')) return [];
  return [...(owners.get(owner)?.values() ?? [])].flatMap(
    (rows) => readClaypotGroup(rows, problems) ?? [],
  );
}

/** Reports choices of a dish that has no row of its own. */
function reportStray(owners: Owners, dishes: ReadonlySet<string>, problems: ProblemList): void {
  for (const [owner, groups] of owners) {
    if (owner === '' || dishes.has(owner)) continue;
    for (const [{ row }] of groups.values()) {
      problems.error(
        row,
        'dish',
        `The dish ${owner} has no row of its own. Add the row, or correct the slug.`,
      );
    }
  }
}
