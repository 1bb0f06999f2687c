import { Pool, type PoolClient } from 'pg';
import { createDb } from '../create-db.ts';
import { type Db, DbUnavailable, isStalePlan } from '../db.ts';
import { BEGIN, type Connection, type Driver } from '../driver.ts';
import type { Listen } from '../listen.ts';
import { createStatementNames, NO_NAMES, type StatementNames } from '../statement-names.ts';
import { ask } from './ask.ts';
import { translateError } from './errors.ts';
import { listenOn } from './listen.ts';

export interface ServerOptions {
  /** Most connections held at once; default 10. */
  connections?: number;
  /** Let connections keep the plans of statements; default true. */
  prepared?: boolean;
  /** The server itself, where a pooler stands before the pool's. */
  directUrl?: string | null;
  /** Told when an idle connection breaks; the next statement opens another. */
  onIdleError?: (error: Error) => void;
}

/** A pool of connections to the server at `url`. Opens the first one when it is needed. */
export function openPostgres(url: string, options: ServerOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'claypot',
    // Values are read in these two forms, whatever the server's own settings.
    options: '-c timezone=UTC -c datestyle=ISO',
  });
  // Without a listener a server that restarts would end this process.
  pool.on('error', (error) => options.onIdleError?.(error));
  const { prepared = true } = options;
  const listen = listenOn(options.directUrl ?? url, (error) => options.onIdleError?.(error));
  return createDb(createDriver(pool, prepared ? createStatementNames() : NO_NAMES, listen));
}

function createDriver(pool: Pool, names: StatementNames, listen: Listen): Driver {
  const withConnection: Driver['withConnection'] = async (work) => {
    const client = await translated(() => pool.connect());
    let broken: Error | undefined;
    // A checked-out client reports a lost server here first, and nobody else listens to it.
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(connectionOver(client, names));
    } catch (error) {
      if (error instanceof DbUnavailable) broken ??= error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  const run: Driver['run'] = (text, values) =>
    withConnection((connection) => connection.run(text, values));
  return {
    async run(text, values) {
      try {
        return await run(text, values);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        return run(text, values);
      }
    },
    withConnection,
    listen,
    close: () => pool.end(),
  };
}

function connectionOver(client: PoolClient, names: StatementNames): Connection {
  const named = (text: string) => ({ name: names.nameOf(text), text });
  return {
    async run(text, values, opens = false) {
      const statement = { ...named(text), values };
      const statements = opens ? [{ ...named(BEGIN), values: [] }, statement] : [statement];
      try {
        return await translated(() => ask(client, statements));
      } catch (error) {
        if (isStalePlan(error)) names.forget(text);
        throw error;
      }
    },
    script: (text) => translated(async () => void (await client.query(text))),
  };
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translateError(error);
  }
}
