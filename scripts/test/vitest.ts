/**
 * Runs projects of `vitest.config.ts` as a part of the test command. Writes the progress, shows
 * each failure completely, and writes a report to `test-results/<name>.json` in the current folder.
 *
 * - Usage: `node scripts/test/vitest.ts <name> [<configuration>]`
 *
 * The part is the project with that name, or all projects of another configuration.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { endWithParents } from '../lib/lifeline.ts';
import { VitestProgress } from './vitest-progress.ts';

endWithParents();

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const [name, config] = process.argv.slice(2);
if (name === undefined) throw new Error('Pass the name of a project in vitest.config.ts');
const report = resolve('test-results', `${name}.json`);
process.chdir(ROOT);
const vitest = await startVitest('test', [], {
  ...(config === undefined ? { project: [name] } : { config }),
  watch: false,
  // By default Vitest reserves a core for itself, although it needs little of it.
  maxWorkers: '100%',
  reporters: ['minimal', new VitestProgress(), ['json', { outputFile: report }]],
});
await vitest.exit();
