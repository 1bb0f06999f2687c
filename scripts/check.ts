import { mkdirSync, writeFileSync } from 'node:fs';
import { runChecks } from './check/checks.ts';

const tally = await runChecks();
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/check.json', JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
