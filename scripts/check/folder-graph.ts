import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Source {
  /** Path from the checked root, such as `checkout/total.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A dependency of one folder on another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The first import that causes it. */
  readonly by: string;
}

/**
 * Returns the imports between folders, including those of types. A file in no folder counts as a
 * folder.
 */
export function folderArrows(sources: readonly Source[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { path, text } of sources) {
    for (const request of relativeImports(path, text)) {
      const target = join(dirname(path), request);
      const [from, to] = [folderOf(path), folderOf(target)];
      const key = `${from} → ${to}`;
      if (from !== to && to !== '..' && !arrows.has(key)) {
        arrows.set(key, { from, to, by: `${path} imports ${target}` });
      }
    }
  }
  return [...arrows.values()];
}

/** Returns the arrows that are part of a cycle. */
export function circularArrows(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter(({ from, to }) => leadsTo(arrows, to, from));
}

function leadsTo(arrows: readonly Arrow[], start: string, goal: string): boolean {
  const seen = new Set([start]);
  // Iterating a Set also visits items added meanwhile.
  for (const folder of seen) {
    for (const { from, to } of arrows) if (from === folder) seen.add(to);
  }
  return seen.has(goal);
}

/**
 * Returns the relative paths that a module imports or re-exports from, including those of types.
 */
export function relativeImports(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return requests.filter((request) => request.startsWith('.') && !request.endsWith('.css'));
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? path;
}
