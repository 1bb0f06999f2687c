/** A problem of a row. An error excludes the row from the import, a warning does not. */
export interface SheetProblem {
  /** Row number in the file. */
  readonly row: number;
  /** Name or letters of the column; null for the whole row. */
  readonly column: string | null;
  readonly severity: 'error' | 'warning';
  /** The problem and its remedy, in sentences. */
  readonly message: string;
}
