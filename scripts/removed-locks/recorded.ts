/** Environment variable with the output file of a recording run, one JSON entry per line. */
export const RECORD = 'CLAYPOT_RECORD_STATEMENTS';

/** Comment that marks a statement. */
export const MARK = /\/\*guard (\d+)\*\//g;

export function markOf(number: number): string {
  return `/*guard ${number}*/`;
}

/** Entry for a test file that has sent a marked statement or written to a table. */
export interface Recorded {
  readonly test: string;
  /** Number of the mark, or name of the table. */
  readonly name: string;
}
