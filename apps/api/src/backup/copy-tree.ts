import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../shared/is-not-found.ts';

/**
 * Copies a folder and flushes each file to disk. Files deleted during the copy are skipped.
 * @param includes returns true for each path to copy. The path is relative to `from`, with `/` as
 * separator. Excluded folders are not entered.
 */
export async function copyTree(
  from: string,
  to: string,
  includes: (path: string) => boolean,
): Promise<void> {
  await copyInto('');

  async function copyInto(path: string): Promise<void> {
    await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (!includes(below)) continue;
      if (entry.isDirectory()) await copyInto(below);
      else if (entry.isFile()) await copyOne(join(from, below), join(to, below));
    }
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (isNotFound(error)) return;
    throw error;
  }
  const file = await open(to, 'r+');
  await file.datasync().finally(() => file.close());
}

/** Returns true if the folder is absent or empty. */
export async function isAbsentOrEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
}
