/**
 * Holds that each state of each machine with a screen can be seen as a story.
 *
 * A story file says whose states it shows in its meta (`parameters: { machine: 'checkout' }`), and
 * each story which (`parameters: { states: ['editing.ready'] }`).
 */
import { leafStates } from '../lib/leaf-states.ts';
import { loadMachines } from '../lib/machines.ts';
import { loadShownStates } from '../lib/story-files.ts';
import { machinesWithoutScreen } from './machines-without-screen.ts';

const shown = new Map<string, Set<string>>();
for (const { machine, state } of loadShownStates()) {
  shown.set(machine, (shown.get(machine) ?? new Set()).add(state));
}

const machines = await loadMachines();
const problems: string[] = [];
let count = 0;
for (const [id, machine] of machines) {
  if (id in machinesWithoutScreen) continue;
  const leaves = leafStates(machine);
  count += leaves.length;
  const stories = shown.get(id) ?? new Set<string>();
  for (const state of leaves) {
    if (!stories.has(state)) problems.push(`${id}: no story shows its state ${state}`);
  }
  for (const state of stories) {
    if (!leaves.includes(state)) problems.push(`${id}: a story names ${state}, which it has not`);
  }
}
for (const id of shown.keys()) {
  if (!machines.has(id)) problems.push(`a story names the machine ${id}, which there is not`);
}

for (const problem of problems) console.error(problem);
console.log(`${count} states, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
