import { createLru } from '../../../shared/lru.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { createBody } from './encoding.ts';
import { etagOf } from './send.ts';
import { isCompressible, type StaticFile } from './static-files.ts';

/** The files of all builds that instances have given out lately; {@link createPersistedAssets} makes it. */
export interface PersistedAssets {
  /** Leaves to the others what this build has under /assets, before any of its pages is given out. */
  keep(files: ReadonlyMap<string, StaticFile>): Promise<void>;
  /** Says that what was left is in use. */
  stillInUse(): Promise<void>;
  /** A file of whichever build has it, by its path; null where none has. */
  find(path: string): Promise<StaticFile | null>;
}

/** As the column takes it; nothing else is worth a question. */
const PATH = /^\/assets\/[A-Za-z0-9_./-]{1,150}$/;
/** How long a build's files outlive its last instance: pages of it stand open on devices. */
const CACHE_DAYS = 14;
/** Files kept in memory, in bytes. */
const CAPACITY = 16 * 1024 * 1024;

interface Row {
  readonly content_type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The database is what instances have in common, so whatever one of them is asked for is found there. */
export function createPersistedAssets(db: Db, clock: Clock): PersistedAssets {
  const kept = createLru<StaticFile>(CAPACITY);
  let own: readonly string[] = [];

  const stillInUse = async () => {
    await db.execute(sql`
      update web_assets set seen_at = ${clock.now()} where path = any(${own}::text[])`);
  };

  return {
    async keep(files) {
      own = [...files.keys()].filter((path) => PATH.test(path));
      // First, so that none that is there is let go of meanwhile.
      await stillInUse();
      const there = await db.query<{ path: string }>(sql`
        select path from web_assets where path = any(${own}::text[])`);
      const known = new Set(there.map(({ path }) => path));
      for (const [path, { type, body }] of files) {
        if (!PATH.test(path) || known.has(path)) continue;
        await db.execute(sql`
          insert into web_assets (path, content_type, bytes, seen_at)
          values (${path}, ${type}, ${await body.as('identity')}, ${clock.now()})
          on conflict (path) do nothing`);
      }
    },
    stillInUse,
    async find(path) {
      if (!PATH.test(path)) return null;
      const before = kept.get(path);
      if (before) return before;
      const row = await db.one<Row>(sql`
        select content_type, bytes from web_assets where path = ${path}`);
      if (row === null) return null;
      const file = toFile(row);
      kept.set(path, file, row.bytes.byteLength);
      return file;
    },
  };
}

function toFile({ content_type, bytes }: Row): StaticFile {
  return {
    type: content_type,
    etag: etagOf(bytes),
    compressible: isCompressible(content_type),
    body: createBody(bytes),
  };
}

/** Lets go of the files of builds that no instance has had for {@link CACHE_DAYS} days. */
export async function dropOldAssets(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from web_assets where seen_at < ${now.subtract({ hours: CACHE_DAYS * 24 })}`);
}
