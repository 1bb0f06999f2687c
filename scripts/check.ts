import { runChecks } from './check/checks.ts';

const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
