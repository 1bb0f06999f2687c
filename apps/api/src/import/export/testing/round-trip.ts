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
 * Returns rows in a form in which equal restaurants are equal: instants in UTC, the branches of
 * vouchers in one order, and only pictures that an entry uses.
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
    voucher_branches: rows.voucher_branches.toSorted((a, b) =>
      `${a.voucher_id}${a.branch_id}` < `${b.voucher_id}${b.branch_id}` ? -1 : 1,
    ),
  };
}

/** Returns the files as one text, with which a test shows the first difference. */
export function textOf({ files }: Folder): string {
  return [...files].map(([name, content]) => `# ${name}\n${content}`).join('\n');
}
