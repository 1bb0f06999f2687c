import { statfs } from 'node:fs/promises';
import { StorageFull } from '../db.ts';

/** Room for PostgreSQL to finish what it began: two log segments of 16 MB and a checkpoint. */
export const SPACE_NEEDED = 64 * 1024 * 1024;

/** Bytes this process may still write on the disk that holds `folder`. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const READS = /^\s*(select|begin|commit|rollback)\b/i;

/**
 * Refuses a write while it can still be refused: on a full disk the embedded database would try
 * again for ever without a word. Reads and the end of a transaction always pass.
 */
export async function guardSpace(text: string, free: () => Promise<number>): Promise<void> {
  if (READS.test(text)) return;
  const bytes = await free();
  if (bytes < SPACE_NEEDED) {
    throw new StorageFull(
      `The disk of the data folder has ${Math.floor(bytes / 1024 / 1024)} MB left; nothing is written below ${SPACE_NEEDED / 1024 / 1024} MB.`,
    );
  }
}
