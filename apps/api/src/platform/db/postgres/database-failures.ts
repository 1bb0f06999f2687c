import { DataFolderUnusable, NoDatabase } from '../data-folder.ts';
import { DbUnavailable, StorageFull } from '../db.ts';
import { EmbeddedUnavailable } from '../embedded/embedded-error.ts';
import { DataFolderInUse } from '../embedded/lock.ts';
import { DataFolderExposed } from '../embedded/restrict-access.ts';

/** Errors of opening a database with a message for operators; logged without a stack. */
export const DATABASE_FAILURES = [
  DataFolderExposed,
  DataFolderInUse,
  DataFolderUnusable,
  DbUnavailable,
  EmbeddedUnavailable,
  NoDatabase,
  StorageFull,
];
