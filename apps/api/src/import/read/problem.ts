/** One thing that keeps a restaurant's files from being imported. */
export interface Problem {
  /** Relative to the folder, with forward slashes. */
  file: string;
  /** From 1; null when the trouble is with the file itself. */
  line: number | null;
  /** From 1; without it the whole line is meant. */
  column?: number;
  /** As the reader would write it, such as `dishes[3].name.zh_CN`; empty for the whole file. */
  field: string;
  /** What is wrong and what to do about it. */
  message: string;
}

/** Nothing was imported; every problem found is listed. */
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
 * `menu/drinks.yaml:12 dishes[1].price: …`, or `menu/drinks.yaml:12:9: …` with a column, which
 * editors turn into a link.
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
