import { createLru } from '../../../shared/lru.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { createBody } from './encoding.ts';
import { etagOf } from './send.ts';
import { isCompressible, type StaticFile } from './static-files.ts';

/** Store of the files of all recent builds, shared by the instances through the database. */
export interface PersistedAssets {
  /**
   * Stores this build's files below `/assets` for other instances. Called before its pages are
   * served.
   */
  persist(files: ReadonlyMap<string, StaticFile>): Promise<void>;
  /** Marks the files of this build as in use. */
  markInUse(): Promise<void>;
  /** Returns a file of any recent build by its path; null if there is none. */
  find(path: string): Promise<StaticFile | null>;
}

/** Format of the column; other paths need no query. */
const PATH = /^\/assets\/[A-Za-z0-9_./-]{1,150}$/;
/**
 * Days for which files outlive the last instance of their build, because pages stay open on
 * devices.
 */
const CACHE_DAYS = 14;
/** Maximum size of the in-memory cache, in bytes. */
const CAPACITY = 16 * 1024 * 1024;

interface Row {
  readonly content_type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Creates the shared asset store. Instances exchange files through the database. */
export function createPersistedAssets(db: Db, clock: Clock): PersistedAssets {
  const cache = createLru<StaticFile>(CAPACITY);
  let ownPaths: readonly string[] = [];

  const markInUse = async () => {
    await db.execute(sql`
      update web_assets set seen_at = ${clock.now()} where path = any(${ownPaths}::text[])`);
  };

  return {
    async persist(files) {
      ownPaths = [...files.keys()].filter((path) => PATH.test(path));
      // Marked first, so that no existing file is deleted meanwhile.
      await markInUse();
      const rows = await db.query<{ path: string }>(sql`
        select path from web_assets where path = any(${ownPaths}::text[])`);
      const existing = new Set(rows.map(({ path }) => path));
      for (const [path, { type, body }] of files) {
        if (!PATH.test(path) || existing.has(path)) continue;
        await db.execute(sql`
          insert into web_assets (path, content_type, bytes, seen_at)
          values (${path}, ${type}, ${await body.as('identity')}, ${clock.now()})
          on conflict (path) do nothing`);
      }
    },
    markInUse,
    async find(path) {
      if (!PATH.test(path)) return null;
      const before = cache.get(path);
      if (before) return before;
      const row = await db.one<Row>(sql`
        select content_type, bytes from web_assets where path = ${path}`);
      if (row === null) return null;
      const file = toFile(row);
      cache.set(path, file, row.bytes.byteLength);
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

/** Deletes the files of builds that no instance has had for {@link CACHE_DAYS} days. */
export async function dropOldAssets(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from web_assets where seen_at < ${now.subtract({ hours: CACHE_DAYS * 24 })}`);
}
