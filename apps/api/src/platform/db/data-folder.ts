import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';
import { CLUSTER_FOLDER } from './embedded/cluster-folder.ts';

/** Database folder of releases before 0.2, written by PGlite. It is never modified. */
const PGLITE_FOLDER = 'postgres';

/**
 * Thrown if the data folder cannot be opened, or contains something other than a complete database.
 */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}

/** Thrown by commands that need an existing database in the data folder. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
  constructor(folder: string) {
    super(`There is no database in ${folder}. Start the server once, or set DATA_DIR.`);
  }
}

/** Files and folders without which PostgreSQL has lost data or would initialise a new cluster. */
const CLUSTER_PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/** Entries left by a first start that was killed before the database was in place. */
const FIRST_START = /^(lock(-journal)?|database-password|pgdata\.new)$/;
/** Entries that file systems and desktops add to any folder. */
const SYSTEM = /^(\..*|lost\+found)$/;

/**
 * Inspects the data folder without writing to it.
 * @param folder absolute path of the data folder.
 * @returns true if it contains a complete PostgreSQL cluster, false if a new one may be created
 * there.
 * @throws DataFolderUnusable if it contains anything else: part of a cluster, the payment secret of
 * a deleted database, or files of another program.
 */
export function holdsDatabase(folder: string): boolean {
  const cluster = join(folder, CLUSTER_FOLDER);
  if (entriesOf(cluster).length > 0) {
    const missing = CLUSTER_PARTS.filter((part) => isMissing(join(cluster, part)));
    if (missing.length === 0) return true;
    throw new DataFolderUnusable(
      `The database in ${cluster} is not whole: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Nothing was changed. Put a copy of the whole folder back, or choose an empty folder with DATA_DIR.`,
    );
  }
  if (isBrokenLink(cluster)) {
    throw new DataFolderUnusable(
      `${cluster} is a link to a place that is not there. Nothing was changed. Mount or restore that place, or choose an empty folder with DATA_DIR.`,
    );
  }
  if (entriesOf(join(folder, PGLITE_FOLDER)).includes('PG_VERSION')) {
    throw new DataFolderUnusable(
      `The data folder ${folder} holds the database of an earlier release in ${PGLITE_FOLDER}. Nothing was changed. Choose an empty folder with DATA_DIR, or move the data: docs/how-to/run-in-production.md, "From the PGlite releases".`,
    );
  }
  const other = entriesOf(folder).find(
    (name) => name !== CLUSTER_FOLDER && !FIRST_START.test(name) && !SYSTEM.test(name),
  );
  if (other === undefined) return false;
  throw new DataFolderUnusable(
    `The data folder ${folder} holds ${other} but no database. Nothing was changed. Put its ${CLUSTER_FOLDER} folder back, or choose an empty folder with DATA_DIR.`,
  );
}

/**
 * Returns the names in a folder; empty if the folder does not exist.
 * @throws DataFolderUnusable if the folder cannot be read.
 */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw unusable(folder, error);
  }
}

/** An unmounted disk leaves a broken link; a new database would hide the old one. */
function isBrokenLink(path: string): boolean {
  const isPresent = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return isPresent && statSync(path, { throwIfNoEntry: false }) === undefined;
}

/** An empty folder counts as missing, because an interrupted copy leaves empty folders. */
function isMissing(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return (
    stats === undefined || (stats.isDirectory() ? entriesOf(path).length === 0 : stats.size === 0)
  );
}

/** Wraps the cause in a `DataFolderUnusable` with a remedy. */
export function unusable(folder: string, cause: unknown): DataFolderUnusable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DataFolderUnusable(
    `The data folder ${folder} cannot be opened (${reason}). Put a copy back, or choose another folder with DATA_DIR.`,
    { cause },
  );
}
