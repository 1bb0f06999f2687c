/**
 * Holds that each lasting state of each machine with a screen can be seen as a story.
 *
 * Which states a story shows is read from the views among its args, made with `viewOf`.
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
