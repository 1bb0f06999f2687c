import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder is made of, itself first; links are not followed. */
function listTree(path: string): string[] {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return [];
  if (!stats.isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => listTree(join(path, name)))];
}

/** Opens a folder to every account, as older versions under a lax umask left it. */
export function openToAll(folder: string): void {
  for (const path of listTree(folder)) {
    chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  }
}

/** Each file and folder that has not the mode of one account's own, with the one it has. */
export function exposedIn(folder: string): string[] {
  return listTree(folder).flatMap((path) => {
    const stats = lstatSync(path);
    const mode = stats.mode & 0o777;
    return mode === (stats.isDirectory() ? 0o700 : 0o600) ? [] : [`${mode.toString(8)} ${path}`];
  });
}
