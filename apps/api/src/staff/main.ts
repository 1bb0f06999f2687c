import 'temporal-polyfill/global';
import { parseArgs } from 'node:util';
import { ConfigError } from '../platform/config/config.ts';
import { readProcessConfig } from '../platform/config/process-config.ts';
import { NoDatabase } from '../platform/db/data-folder.ts';
import type { Db } from '../platform/db/db.ts';
import { MigrationError, migrate } from '../platform/db/migrate.ts';
import { openDbForCommand } from '../platform/db/open-db.ts';
import { DATABASE_FAILURES } from '../platform/db/postgres/database-failures.ts';
import { systemRandom } from '../shared/random.ts';
import { systemClock } from '../shared/time/clock.ts';
import { addOwner } from './add-owner.ts';
import { listStaff } from './list-staff.ts';
import { CommandRejected } from './rejected.ts';

const USAGE = `npm run staff -- add-owner --company <subdomain> --name <name> --phone <number> | --email <address>
npm run staff -- list --company <subdomain>`;

/** Errors printed as their message only, because the operator can fix them. */
const EXPECTED = [...DATABASE_FAILURES, ConfigError, CommandRejected, MigrationError, NoDatabase];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    company: { type: 'string' },
    name: { type: 'string' },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
});

async function run(db: Db): Promise<string> {
  const { company, name, phone, email } = values;
  if (company === undefined) throw new CommandRejected(`Name the company.\n${USAGE}`);
  if (positionals[0] === 'list') return listStaff(db, company);
  if (name === undefined) throw new CommandRejected(`Name the owner.\n${USAGE}`);
  const owner = { company, name, phone: phone ?? null, email: email ?? null };
  return addOwner(db, systemRandom, owner, systemClock.now());
}

async function main(): Promise<void> {
  const db = await openDbForCommand(readProcessConfig());
  try {
    await migrate(db);
    process.stdout.write(`${await run(db)}\n`);
  } finally {
    await db.close();
  }
}

if (positionals[0] !== 'add-owner' && positionals[0] !== 'list') {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await main().catch((error: unknown) => {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
