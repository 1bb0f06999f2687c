import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import type { ReadFile } from './table.ts';
import { SheetUnreadable } from './unreadable.ts';

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;
const SIGNS = [',', ';', '\t'] as const;

/**
 * Reads a text file with separated values. Rows are numbered as in a spreadsheet, so a quoted line
 * break does not count.
 * @throws SheetUnreadable if the file is not text or a quote is not closed.
 */
export function readCsv(bytes: Uint8Array): ReadFile {
  const { text, encoding } = decodeText(bytes);
  // Excel writes the separator into a first line of its own.
  const declared = /^sep=([,;\t])\r?\n/i.exec(text);
  const table = text.slice(declared?.[0].length ?? 0);
  const separator = SIGNS.find((sign) => sign === declared?.[1]) ?? guessSeparator(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: separator });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) {
    const row = (open.row ?? 0) + (declared ? 2 : 1);
    throw new SheetUnreadable(
      `Row ${row} has a quotation mark that is never closed. Correct the cell and save the file again.`,
    );
  }
  return {
    source: `CSV, ${encoding}, separated by ${SEPARATORS[separator]}`,
    tables: [{ name: '', grid: declared ? [[], ...data] : data }],
  };
}

/**
 * Returns the separator that gives most rows the same number of cells, and the most cells of equal
 * ones. The guess of Papa Parse fails for tables of two columns.
 */
function guessSeparator(text: string): keyof typeof SEPARATORS {
  const scores = SIGNS.map((sign) => ({ sign, ...scoreSeparator(text, sign) }));
  const [best] = scores.toSorted((a, b) => b.share - a.share || b.width - a.width);
  return best?.sign ?? ',';
}

function scoreSeparator(text: string, delimiter: string): { share: number; width: number } {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 50, skipEmptyLines: true });
  const counts = new Map<number, number>();
  for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, rows] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [1, 0];
  return width === 1 ? { share: 0, width } : { share: rows / data.length, width };
}
