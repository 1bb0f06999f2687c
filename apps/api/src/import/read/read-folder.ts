import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';

/** A restaurant's folder, read once: everything after this is pure. */
export interface Folder {
  /** The YAML files by their name relative to the folder, such as `menu/drinks.yaml`. */
  files: ReadonlyMap<string, string>;
  /** The files of `images/` by their name. */
  images: ReadonlyMap<string, Uint8Array>;
}

/** There is no such folder, or it may not be read. */
export class FolderUnreadable extends Error {
  override readonly name = 'FolderUnreadable';
}

/**
 * Reads a restaurant's folder. Files it has no use for are left alone.
 * @throws FolderUnreadable when the folder itself cannot be read.
 */
export async function readFolder(folder: string): Promise<Folder> {
  const top = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  const menu = await entriesOf(join(folder, 'menu'));
  const names = [
    ...namesOf(top).filter(isYaml),
    ...namesOf(menu)
      .filter(isYaml)
      .map((name) => `menu/${name}`),
  ];
  const pictures = namesOf(await entriesOf(join(folder, 'images')));
  return {
    files: await readEach(names, (name) => readFile(join(folder, name), 'utf8')),
    images: await readEach(pictures, (name) => readFile(join(folder, 'images', name))),
  };
}

function unreadable(path: string, cause: unknown): FolderUnreadable {
  return new FolderUnreadable(`Cannot read ${path}. Check its name and who may read it.`, {
    cause,
  });
}

/** The other ending is read too, so that a file under it is told and not passed over. */
function isYaml(name: string): boolean {
  return name.endsWith('.yaml') || name.endsWith('.yml');
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // A folder that is not there is told where its files are missed.
    if (isNotFound(error)) return [];
    throw unreadable(folder, error);
  }
}

function namesOf(entries: readonly Dirent[]): string[] {
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

async function readEach<Content>(
  names: readonly string[],
  read: (name: string) => Promise<Content>,
): Promise<Map<string, Content>> {
  const readOne = async (name: string): Promise<[string, Content]> => {
    try {
      return [name, await read(name)];
    } catch (error) {
      throw unreadable(name, error);
    }
  };
  return new Map(await Promise.all(names.map(readOne)));
}
