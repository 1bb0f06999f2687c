/**
 * Holds that what a machine leaves to be provided throws when it is not: a flow without an action
 * that somebody forgot must not go on as if nothing were missing.
 */
import { loadMachineFiles } from '../lib/machines.ts';
import { silentPlaceholders } from '../lib/silent-placeholders.ts';

/** Machines whose placeholders are still silent; none may join them. */
const stillSilent: readonly string[] = ['catalogue'];

const problems: string[] = [];
const seen = new Set<string>();
for (const { path, name, machine } of await loadMachineFiles()) {
  for (const silent of silentPlaceholders(machine)) {
    seen.add(machine.id);
    if (stillSilent.includes(machine.id)) continue;
    problems.push(
      `${path}: "${silent}" of ${name} does nothing when it is not provided, and nobody would hear of it`,
    );
  }
}
for (const id of stillSilent) {
  if (!seen.has(id)) problems.push(`${id} has no silent placeholder left: take it off the list`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
