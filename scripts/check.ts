import { mkdirSync, writeFileSync } from 'node:fs';
import { runChecks } from './check/checks.ts';
import { endWithParents } from './lib/lifeline.ts';

endWithParents();

const tally = await runChecks();
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/check.json', JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
