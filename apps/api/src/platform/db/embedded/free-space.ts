import { statfs } from 'node:fs/promises';
import { StorageFull } from '../db.ts';

/** Disk space for a recovery, in bytes: two log segments of 16 MB and a checkpoint. */
const SPACE_NEEDED = 64 * 1024 * 1024;

/** Returns the free bytes on the disk of `folder` for this process. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Rejects a start on a full disk, before PostgreSQL begins a recovery that it could not finish.
 * @param free returns the free bytes; see {@link freeSpace}.
 * @throws StorageFull if less than {@link SPACE_NEEDED} is free.
 */
export async function requireSpace(free: () => Promise<number>): Promise<void> {
  const bytes = await free();
  if (bytes >= SPACE_NEEDED) return;
  throw new StorageFull(
    `The disk of the data folder has ${toMegabytes(bytes)} MB left, and the database needs ${toMegabytes(SPACE_NEEDED)} MB to start. Free some space, or choose a folder on another disk with DATA_DIR.`,
  );
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
