import { readFileSync } from 'node:fs';

/**
 * Returns the seconds by which a server's clock runs ahead: the sum of the lines of its clock file.
 */
export function readSecondsAhead(file: string): number {
  const steps = readFileSync(file, 'utf8').split('\n').map(Number);
  return steps.reduce((sum, step) => sum + step, 0);
}
