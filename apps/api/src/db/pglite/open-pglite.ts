import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Statement } from '../batch.ts';
import { createDb } from '../create-db.ts';
import { EMBEDDED_FOLDER, holdsDatabase, unusable } from '../data-folder.ts';
import { type Db, isStalePlan } from '../db.ts';
import type { Column, RawResult } from '../decode.ts';
import { BEGIN, type Connection, type Driver } from '../driver.ts';
import { createQueue } from '../queue.ts';
import { createStatementNames } from '../statement-names.ts';
import { freeSpace, guardSpace } from './free-space.ts';
import { keepPrivate, makeFilesPrivate } from './keep-private.ts';
import { DataFolderInUse, lockFolder } from './lock.ts';
import type { Told } from './session.ts';
import { type DatabaseThread, startThread } from './thread.ts';

export interface EmbeddedOptions {
  /** Bytes free on the data folder's disk; asked before every write. */
  free?: () => Promise<number>;
  /** Told once when the database's thread ends without having been closed. */
  onLost?: (reason: string) => void;
}

/**
 * Opens PostgreSQL inside this process, kept in `folder`, which is made with its parents. Other
 * accounts of the machine are kept out of it, and of all else this process makes from now on.
 * @throws StorageFull when its disk has no room for what PostgreSQL does at a start.
 * @throws DataFolderInUse when another process has it.
 * @throws DataFolderExposed when others cannot be kept out.
 * @throws DataFolderUnusable if it cannot be made or read, or holds anything that is not a whole
 *   database; nothing in it has been changed then.
 */
export async function openPglite(folder: string, options: EmbeddedOptions = {}): Promise<Db> {
  makeFilesPrivate();
  holdsDatabase(folder);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  const free = options.free ?? (() => freeSpace(folder));
  await guardSpace('open', free);
  keepPrivate(folder);
  const unlock = lock(folder);
  try {
    const thread = await startThread({ folder: join(folder, EMBEDDED_FOLDER) });
    void thread.ended.then((reason) => {
      unlock();
      if (reason !== null) options.onLost?.(reason);
    });
    return createDb(createDriver(thread, free));
  } catch (error) {
    unlock();
    throw unusable(folder, error);
  }
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof DataFolderInUse ? error : unusable(folder, error);
  }
}

const TEMPLATES = join(import.meta.dirname, '../../../../../node_modules/.cache/claypot');

/** What a database in memory starts with. */
export interface Template {
  /** Another content needs another name: what was kept under it once is not made again. */
  readonly name: string;
  prepare(db: Db): Promise<void>;
}

const EMPTY: Template = { name: 'empty', prepare: async () => undefined };

/**
 * The same database without a folder, gone when it is closed; for tests. Making one takes seconds,
 * so each template is made once on a machine and kept in a file.
 */
export async function openInMemory({ name, prepare }: Template = EMPTY): Promise<Db> {
  const template = join(TEMPLATES, `pglite-0.5.16-${name}.tar`);
  const isKept = existsSync(template);
  const thread = await startThread({ folder: null, template });
  const db = createDb(createDriver(thread, async () => Number.POSITIVE_INFINITY));
  if (!isKept) {
    await prepare(db);
    await thread.ask({ kind: 'keep', template });
  }
  return db;
}

function createDriver(thread: DatabaseThread, free: () => Promise<number>): Driver {
  // There is one session: whatever is not part of a transaction has to wait for its end.
  const queue = createQueue();
  const connection = connectionOver(thread, free);
  return {
    run: (text, values) =>
      queue(async () => {
        try {
          return await connection.run(text, values);
        } catch (error) {
          if (!isStalePlan(error)) throw error;
          return connection.run(text, values);
        }
      }),
    withConnection: (work) => queue(() => work(connection)),
    listen(channel, told) {
      const stop = thread.onNews((news) => {
        if (news.channel === channel) told(news.message);
      });
      // Asked for again it changes nothing, and who has stopped is not told whatever comes.
      const listening = queue(() => thread.ask({ kind: 'script', text: `listen ${channel}` }));
      return async () => {
        stop();
        await listening.catch(() => undefined);
      };
    },
    close: () =>
      queue(async () => {
        await thread.ask({ kind: 'close' });
        await thread.ended;
      }),
  };
}

function connectionOver(thread: DatabaseThread, free: () => Promise<number>): Connection {
  const names = createStatementNames();
  const named = (text: string) => ({ name: names.nameOf(text), text });
  const columnsOf = new Map<string, readonly Column[]>();

  function resultOf({ name }: Pick<Statement, 'name'>, told: Told | null): RawResult {
    const columns = told?.columns ?? columnsOf.get(name ?? '');
    if (told === null || columns === undefined) {
      throw new Error('The database thread answered a statement with nothing');
    }
    if (name !== undefined) columnsOf.set(name, columns);
    return { ...told, columns };
  }

  return {
    async run(text, values, opens = false) {
      await guardSpace(text, free);
      const statement = { ...named(text), values };
      const statements = opens ? [{ ...named(BEGIN), values: [] }, statement] : [statement];
      try {
        return resultOf(statement, await thread.ask({ kind: 'run', statements }));
      } catch (error) {
        if (isStalePlan(error)) names.forget(text);
        throw error;
      }
    },
    async script(text) {
      await guardSpace(text, free);
      await thread.ask({ kind: 'script', text });
    },
  };
}
