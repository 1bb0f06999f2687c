/** Holds that no migration keeps customers waiting or breaks the version before it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE_THE_RULE } from './before-the-rule.ts';
import { migrationFaults } from './migration-faults.ts';

const FOLDER = 'apps/api/src/db/migrations';

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
const problems = names.flatMap((name) => {
  const faults = migrationFaults(name, readFileSync(join(FOLDER, name), 'utf8'), names);
  if (!BEFORE_THE_RULE.has(name)) return faults.map((fault) => `${FOLDER}/${name}: ${fault}`);
  return faults.length > 0 ? [] : [`${name} keeps to the rule: take it off the list`];
});
const gone = [...BEFORE_THE_RULE].filter((name) => !names.includes(name));
problems.push(...gone.map((name) => `${name} is on the list and not there`));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
