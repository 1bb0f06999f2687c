import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TEST_ORDER } from './test-order.ts';

const order: readonly string[] = JSON.parse(process.env[TEST_ORDER] ?? '[]');

/** Runs the test files in the order of the command, so that likely failures come first. */
export class OrderOfCommand extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      order.findIndex((file) => moduleId.endsWith(file));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}
