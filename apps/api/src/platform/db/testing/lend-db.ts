import { type Db, DbUnavailable } from '../db.ts';

/** A database that one test file uses and returns. */
export interface LentDb {
  readonly db: Omit<Db, 'close'>;
  /**
   * Rejects further statements, like a closed pool, and waits for the running ones. A statement
   * that a test file has left behind thus never changes the rows of the next file.
   */
  end(): Promise<void>;
}

/** Lends a database, with its open connections, to a test file. */
export function lendDb(db: Db): LentDb {
  const running = new Set<Promise<unknown>>();
  let isOver = false;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isOver) throw new DbUnavailable('The test file has closed the database');
    const result = work();
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  };
  const lend = ({ query, one, execute }: Pick<Db, 'query' | 'one' | 'execute'>) => ({
    query: <Row extends object>(statement: Parameters<Db['query']>[0]) =>
      run(() => query<Row>(statement)),
    one: <Row extends object>(statement: Parameters<Db['one']>[0]) =>
      run(() => one<Row>(statement)),
    execute: (statement: Parameters<Db['execute']>[0]) => run(() => execute(statement)),
  });
  return {
    db: {
      ...lend(db),
      probe: lend(db.probe),
      transaction: (work) => run(() => db.transaction(work)),
      listen: db.listen,
      ping: () => run(() => db.ping()),
    },
    async end() {
      isOver = true;
      await Promise.allSettled(running);
    },
  };
}
