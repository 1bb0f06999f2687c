import { join } from 'node:path';
import { Client } from 'pg';
import { fingerprint } from '../../apps/api/src/platform/db/migrate.ts';
import { startTestServer } from '../../apps/api/src/platform/db/testing/test-server.ts';
import { copyTree, type ScratchTree } from './scratch-tree.ts';

const MIGRATIONS = 'apps/api/src/platform/db/migrations';

/** Copy of the sources and a PostgreSQL server, for one test run at a time. */
export interface Lane {
  readonly tree: ScratchTree;
  readonly database: string;
  /** Drops the databases of aborted tests and of changed migrations. */
  clean(): Promise<void>;
  close(): Promise<void>;
}

export async function openLane(root: string): Promise<Lane> {
  const tree = copyTree(root);
  const server = await startTestServer();
  const template = `claypot_template_${await fingerprint(join(tree.root, MIGRATIONS))}`;
  return {
    tree,
    database: server.url,
    clean: () => dropTestDatabases(server.url, template),
    async close() {
      await server.stop();
      tree.remove();
    },
  };
}

/** @param template database of the unchanged migrations, which is not dropped. */
async function dropTestDatabases(url: string, template: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'claypot\\_t%' and datname <> $1",
    [template],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
