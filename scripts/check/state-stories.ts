/**
 * Checks that each lasting state of each machine with a screen has a story, that stories construct
 * exactly the states they claim, and that no story constructs a transient state.
 *
 * The states of a story are read from the views in its args, created with `viewOf`.
 */
import { lastingStates } from '../lib/leaf-states.ts';
import { loadMachines } from '../lib/machines.ts';
import { loadStoryFiles } from '../lib/story-files.ts';
import { machinesWithoutScreen } from './machines-without-screen.ts';
import { falseClaims, passingStates, unseenStates } from './story-problems.ts';

const files = await loadStoryFiles();
const machines = [...(await loadMachines()).values()];
const withScreen = machines.filter(({ id }) => !(id in machinesWithoutScreen));

const problems = [
  ...falseClaims(files),
  ...passingStates(machines, files),
  ...unseenStates(withScreen, files),
];

for (const problem of problems) console.error(problem);
console.log(`${withScreen.flatMap(lastingStates).length} states, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
