import { readdirSync } from 'node:fs';

/** Tests, stories and their helpers: they may import everything and are not checked. */
const ASIDE = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:tests\/|testing(?:\/|\.ts$))|samples\.ts$/;

/**
 * Returns the TypeScript files below a folder, relative to it and with slashes, without tests and
 * their helpers.
 */
export function sourcesBelow(root: string): string[] {
  return pathsBelow(root).filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path));
}

/** Returns the files and folders below a folder, relative to it and with slashes. */
export function pathsBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
}
