import { checkRestaurant } from '../../checks/check.ts';
import { formatProblem } from '../../read/problem.ts';
import type { Folder } from '../../read/read-folder.ts';
import { parseRestaurant } from '../../read/restaurant.ts';
import { type Rows, toRows } from '../../write/rows.ts';
import { listPictures } from '../files/list-pictures.ts';
import type { StoredRows } from '../rows/stored-rows.ts';

/** Returns the rows that an import of a folder writes. @throws with every problem of the files. */
export function rowsOf({ files, images }: Folder): Rows {
  const { restaurant, problems } = parseRestaurant(files);
  const all = [...problems, ...checkRestaurant(restaurant, images)].map(formatProblem);
  if (all.length > 0) throw new Error(`The folder has problems:\n${all.join('\n')}`);
  return toRows(restaurant, images);
}

/**
 * Returns rows in a form in which equal restaurants are equal: instants in UTC, what branches offer
 * in one order, and only pictures that an entry uses.
 */
export function comparable(rows: StoredRows): StoredRows {
  const used = new Set(listPictures(rows));
  return {
    ...rows,
    media: rows.media
      .filter(({ file }) => used.has(file))
      .toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    news: rows.news.map((item) => ({
      ...item,
      published_at: Temporal.Instant.from(item.published_at).toString(),
    })),
    branch_dishes: inOrder(rows.branch_dishes, ({ dish_id }) => dish_id),
    branch_packages: inOrder(rows.branch_packages, ({ package_id }) => package_id),
    voucher_branches: inOrder(rows.voucher_branches, ({ voucher_id }) => voucher_id),
  };
}

/** Sorts rows by entry and branch. They have no position, so PostgreSQL returns them in any order. */
function inOrder<Row extends { readonly branch_id: string }>(
  rows: readonly Row[],
  entryOf: (row: Row) => string,
): Row[] {
  const keyOf = (row: Row) => `${entryOf(row)}/${row.branch_id}`;
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Returns the files as one text, with which a test shows the first difference. */
export function textOf({ files }: Folder): string {
  return [...files].map(([name, content]) => `# ${name}\n${content}`).join('\n');
}
