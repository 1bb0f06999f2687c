/** Checks that no migration blocks requests or breaks the previous version of the server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMigrationProblems } from './migration-problems.ts';

const FOLDER = 'apps/api/src/platform/db/migrations';

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
const problems = names.flatMap((name) =>
  findMigrationProblems(name, readFileSync(join(FOLDER, name), 'utf8'), names).map(
    (fault) => `${FOLDER}/${name}: ${fault}`,
  ),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
