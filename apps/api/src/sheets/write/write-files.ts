import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';

/**
 * Replaces files of a folder. All contents are on the disk before the first file is replaced. If a
 * file cannot be replaced, those before it get their previous contents again.
 * @param files contents by path relative to the folder.
 * @param replace renames a file over another.
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  replace: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  const paths = [...files.keys()].map((name) => join(folder, name));
  const temporary = (path: string) => `${path}.${process.pid}.tmp`;
  const previous = new Map<string, Buffer | null>();
  try {
    for (const [name, text] of files) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      previous.set(path, await readExisting(path));
      await writeFile(temporary(path), text, { flush: true });
    }
    const replaced: string[] = [];
    try {
      for (const path of paths) {
        await replace(temporary(path), path);
        replaced.push(path);
      }
    } catch (error) {
      for (const path of replaced) await restore(path, previous.get(path) ?? null);
      throw error;
    }
  } finally {
    await Promise.all(paths.map((path) => rm(temporary(path), { force: true })));
  }
}

async function readExisting(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

async function restore(path: string, content: Buffer | null): Promise<void> {
  if (content === null) await rm(path, { force: true });
  else await writeFile(path, content);
}
