import { readdirSync } from 'node:fs';

/** Tests, stories and what only they use: they may import everything, and are not counted. */
const ASIDE = /\.(?:test|stories)\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)|samples\.ts$/;

/** TypeScript files below a folder, from there and with slashes, without tests and their helpers. */
export function sourcesBelow(root: string): string[] {
  return pathsBelow(root).filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path));
}

/** Files and folders below a folder, from there and with slashes. */
export function pathsBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
}
