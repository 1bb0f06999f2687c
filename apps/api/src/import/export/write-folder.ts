import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';
import type { Folder } from '../read/read-folder.ts';
import { ExportRejected } from './export-rejected.ts';

/** Functions of the file system that tests replace. */
export interface Disk {
  readonly mkdir: (path: string) => Promise<unknown>;
  readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
}

const DISK: Disk = {
  mkdir,
  // Flushed, so that the folder is complete after a power failure.
  writeFile: (path, content) => writeFile(path, content, { flush: true }),
  rename,
};

/**
 * Writes a restaurant's folder. It appears under its name once it is complete; until then it is a
 * sibling folder, which is deleted on an error.
 * @param target absolute path; must be absent or empty.
 * @throws ExportRejected if the target is not empty or cannot be written.
 */
export async function writeFolder(target: string, folder: Folder, disk = DISK): Promise<void> {
  await requireEmpty(target);
  const draft = `${target}.new-${process.pid}`;
  try {
    await disk.mkdir(draft);
  } catch (error) {
    throw toRejection(target, error);
  }
  try {
    await writeContents(draft, folder, disk);
    // Fails if another program has written into the folder meanwhile.
    await rmdir(target).catch(ignoreNotFound);
    await disk.rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw toRejection(target, error);
  }
}

/** @throws ExportRejected if the folder exists and is not empty. */
export async function requireEmpty(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw toRejection(target, error);
  });
  if (entries.length > 0) throw notEmpty(target);
}

async function writeContents(draft: string, { files, images }: Folder, disk: Disk): Promise<void> {
  await disk.mkdir(join(draft, 'menu'));
  await disk.mkdir(join(draft, 'images'));
  for (const [name, text] of files) await disk.writeFile(join(draft, name), text);
  for (const [name, bytes] of images) await disk.writeFile(join(draft, 'images', name), bytes);
}

function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

function notEmpty(target: string): ExportRejected {
  return new ExportRejected(`${target} is not empty. Nothing was written. Name a new folder.`);
}

/** Converts an error of the file system to one that the operator can fix; others stay as they are. */
function toRejection(target: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = typeof code === 'string' ? MESSAGES[code]?.(target) : undefined;
  if (message === undefined) return error;
  return new ExportRejected(`${message} Nothing was written.`, { cause: error });
}

const noPermission = (target: string) =>
  `No permission to write ${target}. Change the permissions of ${dirname(target)}, or name another folder.`;
const diskFull = (target: string) =>
  `The disk of ${target} is full. Free some space, or name a folder on another disk.`;
const notAFolder = (target: string) => `${target} is not a folder. Name a new folder.`;
const inUse = (target: string) =>
  `Another program has written to ${target} during the export. Name a new folder.`;
const tooLong = (target: string) => `The name ${target} is too long. Name another folder.`;

/** By error code of the file system. */
const MESSAGES: Readonly<Record<string, (target: string) => string>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  ENOTDIR: notAFolder,
  ENOENT: (target) => `There is no folder ${dirname(target)}. Create it first.`,
  EEXIST: inUse,
  ENOTEMPTY: inUse,
  ENAMETOOLONG: tooLong,
  EIO: (target) => `The disk of ${target} cannot be written. Name a folder on another disk.`,
};
