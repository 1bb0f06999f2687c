import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { createProgress } from './progress.ts';

/**
 * Reporter that writes the number of finished files at intervals; another reporter shows the
 * failures.
 */
export class VitestProgress implements Reporter {
  #progress = createProgress();
  #of = 0;
  #done = 0;
  #failed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#progress = createProgress();
    this.#of = specifications.length;
    this.#done = 0;
    this.#failed = 0;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    if (!module.ok()) this.#failed += 1;
    const reached = { done: this.#done, of: this.#of, failed: this.#failed };
    this.#progress.reach({ ...reached, unit: 'files' });
  }
}
