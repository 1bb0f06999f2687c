import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The source of one module. */
export interface Source {
  /** From the root whose folders are looked at, such as `checkout/total.ts`. */
  readonly path: string;
  readonly text: string;
}

/** One import that leads from a folder into another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The first import that makes it, to be told. */
  readonly by: string;
}

/** The imports between folders, types' as well; a file that stands in none is one by itself. */
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

/** The arrows that lie on a circle: those by which one comes back to where one began. */
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

/** Relative paths that a module imports or exports from, those of types as well. */
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
