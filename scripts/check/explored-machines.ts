/**
 * Holds that each machine of the domain can be explored in Storybook: it stands in the list of
 * explorations, and a story opens its page.
 */
import { readFileSync } from 'node:fs';
import { loadMachines } from '../lib/machines.ts';

const EXPLORE = '.storybook/explore';

const explorations = readFileSync(`${EXPLORE}/explorations.ts`, 'utf8');
const stories = readFileSync(`${EXPLORE}/Explore.stories.tsx`, 'utf8');
const listed = [...explorations.matchAll(/^ {2}(\w+): \w+,$/gm)].map(([, id = '']) => id);
const shown = [...stories.matchAll(/args: \{ id: '(\w+)' \}/g)].map(([, id = '']) => id);

const machines = await loadMachines();
const problems = [
  ...[...machines.keys()].flatMap((id) => [
    ...(listed.includes(id) ? [] : [`${id}: explorations.ts does not say how it is explored`]),
    ...(shown.includes(id) ? [] : [`${id}: no story of Explore.stories.tsx opens its page`]),
  ]),
  ...[...new Set([...listed, ...shown])]
    .filter((id) => !machines.has(id))
    .map((id) => `${id} is explored and no machine of the domain`),
];

for (const problem of problems) console.error(problem);
console.log(`${machines.size} machines, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
