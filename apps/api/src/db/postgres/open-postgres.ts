import { Pool, type PoolClient } from 'pg';
import { createDb } from '../create-db.ts';
import { type Db, DbUnavailable, isStalePlan } from '../db.ts';
import type { RawResult } from '../decode.ts';
import type { Connection, Driver } from '../driver.ts';
import type { TextValue } from '../encode.ts';
import { translateError } from './errors.ts';
import { createStatementNames, NO_NAMES, type StatementNames } from './statement-names.ts';

export interface ServerOptions {
  /** Most connections held at once; default 10. */
  connections?: number;
  /** Let connections keep the plans of statements; default true. */
  prepared?: boolean;
  /** Told when an idle connection breaks; the next statement opens another. */
  onIdleError?: (error: Error) => void;
}

/** Values stay in PostgreSQL's text form: the port decodes them, for every adapter. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

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
  return createDb(createDriver(pool, prepared ? createStatementNames() : NO_NAMES));
}

function createDriver(pool: Pool, names: StatementNames): Driver {
  return {
    async run(text, values) {
      try {
        return await runOn(pool, names, text, values);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        return runOn(pool, names, text, values);
      }
    },
    async withConnection(work) {
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
    },
    close: () => pool.end(),
  };
}

function connectionOver(client: PoolClient, names: StatementNames): Connection {
  return {
    run: (text, values) => runOn(client, names, text, values),
    script: (text) => translated(async () => void (await client.query(text))),
  };
}

async function runOn(
  client: Pool | PoolClient,
  names: StatementNames,
  text: string,
  values: readonly TextValue[],
): Promise<RawResult> {
  const name = names.nameOf(text);
  const result = await translated(() =>
    client.query<(string | null)[]>({
      ...(name !== undefined && { name }),
      text,
      values: [...values],
      rowMode: 'array',
      types: AS_TEXT,
    }),
  ).catch((error: unknown) => {
    if (isStalePlan(error)) names.forget(text);
    throw error;
  });
  return {
    columns: result.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
    rows: result.rows,
    count: result.rowCount ?? 0,
  };
}

async function translated<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw translateError(error);
  }
}
