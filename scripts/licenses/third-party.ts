/**
 * Lists the third-party packages that a workspace ships, from the lock file. The lock file is
 * identical on all systems, while `node_modules` only contains the packages of one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entry of package-lock.json, version 3. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null if the package states none. */
  readonly license: string | null;
  /** Path in `node_modules`; null if the package is not installed on every system. */
  readonly path: string | null;
}

/** Licences of packages that state theirs in a file only. */
const READ: Readonly<Record<string, string>> = { busboy: 'MIT', streamsearch: 'MIT' };

/** Returns every package that a workspace needs at run time, sorted by name and version. */
export function thirdPartyOf(lock: Lock, workspace: string): ThirdParty[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const entry = lock.packages[path];
    if (entry === undefined || seen.has(path)) return;
    seen.add(path);
    for (const name of namesIn(entry)) {
      const found = resolvePackage(lock, path, name);
      if (found !== null) visit(found);
    }
  };
  visit(workspace);
  return [...seen]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => {
      const entry = lock.packages[path];
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version: entry?.version ?? '',
        license: entry?.license ?? READ[name] ?? null,
        path: entry?.optional === true ? null : path,
      };
    })
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function namesIn(entry: LockedPackage): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ];
}

/** Resolves a package like Node, from the nearest `node_modules` outwards. */
function resolvePackage(lock: Lock, from: string, name: string): string | null {
  let folder = from;
  for (;;) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry?.link === true) return entry.resolved ?? null;
    if (entry !== undefined) return path;
    if (folder === '') return null;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
  }
}

/** Licences that may be shipped. Read a new one before adding it. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
  'PSF-2.0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Returns true if an SPDX expression can be satisfied with allowed licences only. */
export function isAllowed(expression: string | null): boolean {
  if (expression === null) return false;
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => ALLOWED.has(license.trim())));
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;
const COPYRIGHT = /^\W*(copyright (?:\(c\)|©|&copy;|\d{4}).*|©.*|\(c\) .*\d{4}.*)$/i;

export function copyrightOf({ path }: ThirdParty, root: string): string[] {
  if (path === null) return [];
  const folder = join(root, path);
  const files = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .toSorted();
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\r?\n/));
  const named = lines.map((line) => COPYRIGHT.exec(line)?.[1]?.trim() ?? '');
  return [...new Set(named.filter((line) => line !== '' && line.length < 200))].slice(0, 5);
}
