import { randomUUID } from 'node:crypto';
import { makeFreshDatabase } from '../../apps/api/src/platform/db/testing/fresh-database.ts';
import { run } from '../lib/run.ts';

type Environment = Readonly<Record<string, string>>;

/**
 * Creates a database with the demo restaurant on a PostgreSQL server, runs work with it and drops
 * it.
 */
export async function withFreshDatabase<Result>(
  server: string,
  work: (env: Environment & { readonly DATABASE_URL: string }) => Promise<Result>,
): Promise<Result> {
  const database = await makeFreshDatabase(server);
  const env = {
    DATABASE_URL: database.url,
    PAYMENT_SECRET: randomUUID(),
    SMS_SANDBOX: 'on',
    DEFAULT_COMPANY: 'demo',
  };
  try {
    await succeed('node', ['apps/api/src/import/main.ts', 'apps/api/demo'], env);
    return await work(env);
  } finally {
    await database.drop();
  }
}

/** Runs a command. @throws Error with its output if it fails. */
export async function succeed(
  command: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  const { code, output } = await run(command, args, { env });
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} exited with code ${code}:\n${output}`);
}
