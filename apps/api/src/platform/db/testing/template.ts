import { fingerprint, migrate } from '../migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { administer, type FreshDatabase, makeFreshDatabase, nameOf } from './fresh-database.ts';
import { JOB_CLOCK } from './job-clock.ts';

/** Key of the advisory lock for creating a template. */
const TEMPLATE_LOCK = 7_268_435;

/**
 * Creates a database with all tables by copying the server's template for these migrations. A
 * test's own migrations are applied without a template.
 */
export async function makeMigratedDatabase(
  server: string,
  migrations?: string,
): Promise<FreshDatabase> {
  if (migrations !== undefined) {
    const database = await makeFreshDatabase(server);
    await prepare(database.url, migrations);
    return database;
  }
  const template = `claypot_template_${await fingerprint()}`;
  await administer(server, async (client) => {
    // One process creates the template while the others wait.
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount !== 0) return;
    const draft = await makeFreshDatabase(server);
    await prepare(draft.url);
    await client.query(`alter database ${nameOf(draft.url)} rename to ${template}`);
  });
  return makeFreshDatabase(server, template);
}

async function prepare(url: string, migrations?: string): Promise<void> {
  const db = openPostgres(url);
  await migrate(db, migrations);
  await db.transaction((tx) => tx.script(JOB_CLOCK));
  await db.close();
}
