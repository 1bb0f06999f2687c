import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';

/** Contents of a restaurant's folder. It is read once; all later steps are pure. */
export interface Folder {
  /** YAML files by path relative to the folder, such as `menu/drinks.yaml`. */
  files: ReadonlyMap<string, string>;
  /** Files of `images/` by name. */
  images: ReadonlyMap<string, Uint8Array>;
}

/** The folder does not exist or is not readable. */
export class FolderUnreadable extends Error {
  override readonly name = 'FolderUnreadable';
}

/**
 * Reads a restaurant's folder and ignores unrelated files.
 * @throws FolderUnreadable if the folder, a subfolder or one of the files cannot be read.
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

/** `.yml` is included so that such a file is reported instead of ignored. */
function isYaml(name: string): boolean {
  return name.endsWith('.yaml') || name.endsWith('.yml');
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // A missing folder is reported where its files are missing.
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
