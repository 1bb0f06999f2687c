/** Makes programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** First characters of a cell that spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Returns a CSV file (RFC 4180) for spreadsheets: UTF-8 with a byte order mark. A text that would be
 * a formula gets an apostrophe in front; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
