import { dirname, join } from 'node:path';
import { relativeImports, type Source } from './folder-graph.ts';

/**
 * Imports that reach into a module of the server without its entry file.
 *
 * @param sources - paths from `apps/api/src`
 * @returns one line for each import
 */
export function importsBehindEntries(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    relativeImports(path, text)
      .map((request) => join(dirname(path), request))
      .filter((target) => isBehindEntry(path, target))
      .map((target) => `${path} imports ${target}, not ${moduleOf(target)}/index.ts`),
  );
}

function isBehindEntry(path: string, target: string): boolean {
  const entered = moduleOf(target);
  return entered !== null && entered !== moduleOf(path) && target !== `${entered}/index.ts`;
}

/** Folder of the module that a file belongs to; null if it belongs to none. */
function moduleOf(path: string): string | null {
  return /^modules\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}
