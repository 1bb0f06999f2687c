import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../../packages');

const known = new Map<string, ReadonlySet<string>>();

/**
 * Returns a file and all source files that it imports directly or indirectly. Of a package, only
 * the files that define the imported names count, not everything that its index exports.
 *
 * @param follow `code` for static imports only; `parts` to follow dynamic imports as well
 */
export function filesBehind(file: string, follow: 'code' | 'parts' = 'code'): ReadonlySet<string> {
  const key = `${follow} ${file}`;
  const asked = known.get(key);
  if (asked !== undefined) return asked;
  const found = new Set([file]);
  for (const each of found) {
    if (!/\.tsx?$/.test(each)) continue;
    for (const imported of readImports(each, follow)) found.add(imported);
  }
  known.set(key, found);
  return found;
}

function readImports(file: string, follow: 'code' | 'parts'): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const found: string[] = [];
  for (const [, names, from] of text.matchAll(
    /^(?:import|export) (?!type )(?:\{([^}]*)\}|[^'{]*?)?(?:\s*from )?'([^']+)'/gm,
  )) {
    if (from === undefined) continue;
    if (from.startsWith('.')) found.push(join(dirname(file), from));
    else if (from.startsWith('@claypot/')) found.push(...namedBy(from, valuesIn(names ?? '')));
  }
  // A screen's definition imports the screen dynamically; that import is not followed.
  if (follow === 'parts' && !file.endsWith('.screen.ts')) {
    for (const [, from] of text.matchAll(/\bimport\('(\.[^']+)'\)/g)) {
      if (from !== undefined) found.push(join(dirname(file), from));
    }
  }
  return found.filter((each) => existsSync(each));
}

/** Returns the files of a package that define the given names. */
function namedBy(specifier: string, names: readonly string[]): readonly string[] {
  const [, name = '', ...path] = specifier.split('/');
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'),
  );
  const face = exports[path.length === 0 ? '.' : `./${path.join('/')}`];
  if (typeof face !== 'string') return [];
  const file = join(PACKAGES, name, face);
  const given = facesOf(file);
  return names.map((each) => given.get(each) ?? file);
}

const faces = new Map<string, ReadonlyMap<string, string>>();

/** Maps each name that an index file re-exports to its source file. */
function facesOf(face: string): ReadonlyMap<string, string> {
  const read = faces.get(face);
  if (read !== undefined) return read;
  const given = new Map<string, string>();
  for (const [, names = '', from = ''] of readFileSync(face, 'utf8').matchAll(
    /^export \{([^}]*)\} from '([^']+)'/gm,
  )) {
    for (const name of valuesIn(names)) given.set(name, join(dirname(face), from));
  }
  faces.set(face, given);
  return given;
}

/** Returns the exported names of values in a braces list, without types. */
function valuesIn(names: string): readonly string[] {
  return names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as ')[0] ?? each);
}
