/**
 * Checks that placeholder implementations of machines throw: a machine with a missing
 * implementation must not continue silently.
 */
import { loadMachineFiles } from '../lib/machines.ts';
import { silentPlaceholders } from '../lib/silent-placeholders.ts';

const problems: string[] = [];
for (const { path, name, machine } of await loadMachineFiles()) {
  for (const silent of silentPlaceholders(machine)) {
    problems.push(
      `${path}: "${silent}" of ${name} silently does nothing if no implementation is provided`,
    );
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
