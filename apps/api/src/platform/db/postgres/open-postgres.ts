import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';
import { type Db, DbUnavailable, isStalePlan, StatementTimeout } from '../db.ts';
import { type Listen, listenOn } from '../listen.ts';
import { createDb } from './create-db.ts';
import { COLUMN_TYPES } from './decode.ts';
import type { Connection, Driver, RawResult } from './driver.ts';
import type { TextValue } from './encode.ts';
import { createStatementNames, NO_NAMES, type StatementNames } from './statement-names.ts';
import { translateError } from './translate-error.ts';

/** Maximum connections in the pool. */
const CONNECTIONS = 10;
/** Maximum requests that wait for a connection, in order of arrival. */
const LONGEST_QUEUE = 2_000;

export interface ServerOptions {
  /** Default {@link CONNECTIONS}. */
  connections?: number;
  /** Default {@link LONGEST_QUEUE}. Further requests fail with `TooBusy`. */
  longestQueue?: number;
  /** True to use prepared statements; default true. */
  prepared?: boolean;
  /** Direct URL of the server if `url` names a pooler. */
  directUrl?: string | null;
  /** Logs that an idle connection broke. The next statement opens another one. */
  onIdleError?: (error: Error) => void;
}

/** Opens a connection pool to a PostgreSQL server. It connects on first use. */
export function openPostgres(url: string, options: ServerOptions = {}): Db {
  const { connections = CONNECTIONS, longestQueue = LONGEST_QUEUE, prepared = true } = options;
  const report = (error: Error) => options.onIdleError?.(error);
  const driver = createDriver({
    pool: openPool(url, { max: connections, application_name: 'claypot' }, report),
    probes: openPool(url, { max: 1, application_name: 'claypot health' }, report),
    inTurn: atMostAtOnce(connections, longestQueue),
    names: prepared ? createStatementNames() : NO_NAMES,
    listen: listenOn(options.directUrl ?? url, report),
  });
  return createDb(driver);
}

function openPool(url: string, config: PoolConfig, report: (error: Error) => void): Pool {
  const pool = new Pool({
    ...config,
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Sends `begin` and the first statement in one round trip.
    pipeline: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // The decoders expect these formats; the server's own settings may differ.
    options: '-c timezone=UTC -c datestyle=ISO',
  });
  // Without a listener a restarting server would crash this process.
  pool.on('error', report);
  return pool;
}

interface DriverParts {
  readonly pool: Pool;
  readonly probes: Pool;
  /** Queue in front of `pool`, because the pool itself times out waiting requests. */
  readonly inTurn: ReturnType<typeof atMostAtOnce>;
  readonly names: StatementNames;
  readonly listen: Listen;
}

function createDriver({ pool, probes, inTurn, names, listen }: DriverParts): Driver {
  const withConnection: Driver['withConnection'] = (work) =>
    inTurn(() => onConnection(pool, names, work));
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
    probe: (text, values) =>
      onConnection(probes, NO_NAMES, (connection) => connection.run(text, values)),
    listen,
    async close() {
      await Promise.all([pool.end(), probes.end()]);
    },
  };
}

async function onConnection<Result>(
  pool: Pool,
  names: StatementNames,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await translated(() => pool.connect());
  let broken: Error | undefined;
  // A checked-out client reports a lost server only to its own listeners, not to the pool's.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    return await work(connectionOver(client, names));
  } catch (error) {
    if (isConnectionLost(error)) broken ??= error;
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** Returns false for a statement that took too long: its connection is still usable. */
function isConnectionLost(error: unknown): error is DbUnavailable {
  return error instanceof DbUnavailable && !(error instanceof StatementTimeout);
}

function connectionOver(client: PoolClient, names: StatementNames): Connection {
  return {
    async run(text, values, begins = false) {
      try {
        return await translated(() => ask(client, names.nameOf(text), text, values, begins));
      } catch (error) {
        if (isStalePlan(error)) names.evict(text);
        throw error;
      }
    },
    script: (text) => translated(async () => void (await client.query(text))),
  };
}

async function ask(
  client: PoolClient,
  name: string | undefined,
  text: string,
  values: readonly TextValue[],
  begins: boolean,
): Promise<RawResult> {
  const begun = begins ? client.query('begin isolation level read committed') : null;
  const result = client.query({ name, text, values: [...values], types: COLUMN_TYPES });
  const [{ rows, rowCount }] = await Promise.all([result, begun]);
  return { rows, count: rowCount ?? 0 };
}

async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translateError(error);
  }
}
