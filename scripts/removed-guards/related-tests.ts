import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { likelyFirst } from '../mutation/likely-first.ts';
import type { Place } from './sample.ts';

const DOMAIN = 'packages/domain/src/';
const SERVER = 'apps/api/src/';
const ENTRY = /^@claypot\/domain\/([\w-]+)$/;
/** Maximum server test files per condition; most of them start the whole server. */
const MOST_OF_SERVER = 8;
/** Tests that start servers as separate processes, or compare whole schemas. */
const NOT_RELATED = /\/(?:main|open-embedded|no-outside-host)\.test\.ts$|\/(?:backup|embedded)\//;

/** Importing files, by imported file. */
type Importers = ReadonlyMap<string, readonly string[]>;

/**
 * Returns a function that selects the test files of a condition: those of its workspace that import
 * its file, directly or indirectly, likeliest first. For the server it selects at most
 * `MOST_OF_SERVER`.
 *
 * @param root absolute path of the repository
 */
export function relatedTests(root: string): (place: Place) => string[] {
  const importers = importersIn(root);
  return ({ file, owner, text }) => {
    const isDomain = file.startsWith(DOMAIN);
    const related = reachedFrom(file, importers).filter(
      (test) =>
        test.endsWith('.test.ts') &&
        test.startsWith(isDomain ? DOMAIN : SERVER) &&
        !NOT_RELATED.test(test),
    );
    const sorted = likelyFirst(file, [owner, text], related);
    return isDomain ? sorted : sorted.slice(0, MOST_OF_SERVER);
  };
}

function importersIn(root: string): Importers {
  const files = [DOMAIN, SERVER]
    .flatMap((folder) => globSync(`${folder}**/*.ts`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** Returns the repository files that a source imports or re-exports. */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return [...new Set(named.flatMap((name) => resolve(file, name)))];
}

function resolve(file: string, name: string): string[] {
  if (name.startsWith('.')) return [posix.join(posix.dirname(file), name)];
  const entry = ENTRY.exec(name)?.[1];
  return entry === undefined ? [] : [`${DOMAIN}${entry}/index.ts`];
}

/** Returns all files that import a file directly or indirectly, nearest first. */
export function reachedFrom(file: string, importers: Importers): string[] {
  const reached = new Set([file]);
  // Iterating a Set also visits items added meanwhile.
  for (const next of reached) {
    for (const importer of importers.get(next) ?? []) reached.add(importer);
  }
  reached.delete(file);
  return [...reached];
}
