/** Environment variable with the file that a recording run writes to, a line of JSON per entry. */
export const RECORD = 'CLAYPOT_RECORD_STATEMENTS';

/** Comment that names a statement. */
export const MARK = /\/\*guard (\d+)\*\//g;

export function markOf(number: number): string {
  return `/*guard ${number}*/`;
}

/** A test file has sent a marked statement, or has written to a table. */
export interface Recorded {
  readonly test: string;
  /** Number of the mark, or name of the table. */
  readonly name: string;
}
