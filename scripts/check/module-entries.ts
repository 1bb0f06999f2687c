import { dirname, join } from 'node:path';
import { relativeImports, type Source } from './folder-graph.ts';

/**
 * Returns imports of files inside a server module that bypass its entry file.
 *
 * @param sources - paths relative to `apps/api/src`
 * @returns one line per import
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

/** Returns the module folder of a file; null outside of modules. */
function moduleOf(path: string): string | null {
  return /^modules\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}
