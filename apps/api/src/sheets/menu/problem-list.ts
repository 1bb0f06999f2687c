import type { SheetProblem } from '../values/sheet-problem.ts';

/** Collects problems. */
export class ProblemList {
  readonly all: SheetProblem[] = [];

  error(row: number, column: string | null, message: string): void {
    this.all.push({ row, column, severity: 'error', message });
  }

  warn(row: number, column: string | null, message: string): void {
    this.all.push({ row, column, severity: 'warning', message });
  }

  /** Adds problems and returns true if none of them is an error. */
  add(problems: readonly SheetProblem[]): boolean {
    this.all.push(...problems);
    return problems.every(({ severity }) => severity === 'warning');
  }
}
