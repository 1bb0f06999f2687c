/**
 * Runs projects of `vitest.config.ts` as a part of the test command: says how far it is, shows each
 * failure whole, and leaves a report in the folder it was called in, as `test-results/<name>.json`.
 *
 *     node scripts/test/vitest.ts <name> [<configuration>]
 *
 * The part is the project of that name, or else all the projects of another configuration.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { endWithParents } from '../lib/lifeline.ts';
import { VitestProgress } from './vitest-progress.ts';

endWithParents();

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const [name, config] = process.argv.slice(2);
if (name === undefined) throw new Error('Name the part to run, as it stands in vitest.config.ts');
const report = resolve('test-results', `${name}.json`);
process.chdir(ROOT);
const vitest = await startVitest('test', [], {
  ...(config === undefined ? { project: [name] } : { config }),
  watch: false,
  // Vitest would keep a core for itself, and needs little of it.
  maxWorkers: '100%',
  reporters: ['minimal', new VitestProgress(), ['json', { outputFile: report }]],
});
await vitest.exit();
