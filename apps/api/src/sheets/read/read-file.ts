import { findFileKind } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { MOST_BYTES, MOST_COLUMNS, type ReadFile } from './table.ts';
import { SheetUnreadable } from './unreadable.ts';

/**
 * Reads a CSV or XLSX file into tables of text.
 * @throws SheetUnreadable with the reason if the file is not such a table.
 */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.length > MOST_BYTES) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    throw new SheetUnreadable(
      `The file has ${size} MB; at most ${MOST_BYTES / 1_000_000} MB are read. Remove pictures and other sheets, or split it.`,
    );
  }
  const file = findFileKind(bytes) === 'zip' ? await readXlsx(bytes) : readCsv(bytes);
  const wide = file.tables.flatMap(({ grid }) => grid).find((row) => row.length > MOST_COLUMNS);
  if (!wide) return file;
  throw new SheetUnreadable(
    `The table has ${wide.length} columns; at most ${MOST_COLUMNS} are read. Delete the columns that are not part of the menu.`,
  );
}
