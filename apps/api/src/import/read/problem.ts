/** A problem that prevents the import. */
export interface Problem {
  /** Relative to the folder, with forward slashes. */
  file: string;
  /** 1-based; null if the problem is the file itself. */
  line: number | null;
  /** 1-based; if absent, the problem is the whole line. */
  column?: number;
  /** Such as `dishes[3].name.zh_CN`; empty for the whole file. */
  field: string;
  /** The field as keys and indexes; absent for the whole file. */
  path?: readonly (string | number)[];
  /** The problem and its remedy. */
  message: string;
}

/** The import was rejected; lists every problem. */
export class ImportRejected extends Error {
  override readonly name = 'ImportRejected';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = problems.toSorted(byPlace);
    super(`Nothing was imported.\n${sorted.map(formatProblem).join('\n')}`);
    this.problems = sorted;
  }
}

/**
 * Formats a problem as `menu/drinks.yaml:12 dishes[1].price: …`, or `menu/drinks.yaml:12:9: …` with
 * a column, which editors turn into a link.
 */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const place = [file, line, column].filter((part) => part != null).join(':');
  return field === '' ? `${place}: ${message}` : `${place} ${field}: ${message}`;
}

function byPlace(a: Problem, b: Problem): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  );
}
