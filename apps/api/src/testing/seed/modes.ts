import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of a folder and everything in it, without symbolic links. */
function listTree(path: string): string[] {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return [];
  if (!stats.isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => listTree(join(path, name)))];
}

/** Makes a folder accessible to every account, as older versions did under a lax umask. */
export function openToAll(folder: string): void {
  for (const path of listTree(folder)) {
    chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  }
}

/** Returns each file and folder with other permissions than 0600 and 0700, with its mode. */
export function exposedIn(folder: string): string[] {
  return listTree(folder).flatMap((path) => {
    const stats = lstatSync(path);
    const mode = stats.mode & 0o777;
    return mode === (stats.isDirectory() ? 0o700 : 0o600) ? [] : [`${mode.toString(8)} ${path}`];
  });
}
