import type { Draft } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';

/** Maximum number of dishes and categories of a company, as in the importer. */
const MOST_DISHES = 2000;
const MOST_CATEGORIES = 100;

/** Returns errors if the menu would have too many entries. */
export function checkCounts(draft: Draft, dishes: number, categories: number): SheetProblem[] {
  const row = draft.dishes.at(-1)?.row ?? 1;
  const report = (message: string): SheetProblem => ({
    row,
    column: null,
    severity: 'error',
    message,
  });
  return [
    ...(dishes > MOST_DISHES
      ? [report(`The menu would have ${dishes} dishes; at most ${MOST_DISHES} fit. Delete rows.`)]
      : []),
    ...(categories > MOST_CATEGORIES
      ? [
          report(
            `The menu would have ${categories} categories; at most ${MOST_CATEGORIES} fit. Check that the right column has the categories.`,
          ),
        ]
      : []),
  ];
}
