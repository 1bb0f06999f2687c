import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a new database on a server.
 * @param template database to copy; default an empty one.
 */
export async function makeFreshDatabase(
  server: string,
  template = 'template1',
): Promise<FreshDatabase> {
  const name = `claypot_test_${randomUUID().replaceAll('-', '')}`;
  // Logging its pages is cheaper than the checkpoint of the other strategy.
  await administer(server, (client) =>
    client.query(`create database ${name} template ${template} strategy wal_log`),
  );
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  return {
    url: databaseUrl.href,
    drop: () =>
      administer(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Returns the name of the database in a URL. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Runs `work` on a connection to the server's own database. */
export async function administer<Result>(
  server: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
