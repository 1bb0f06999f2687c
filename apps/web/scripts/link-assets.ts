import { modulesBehind, modulesSoon } from './chunks/first-load.ts';
import type { Chunk } from './chunks/list-chunks.ts';
import { linkStyles } from './styles/link-styles.ts';

const ENTRY = '/entry-client.ts';
const REACT = '/react-dom-client.production.js';

interface Needs {
  readonly screen: string;
  /** True if the screen needs no machine. */
  readonly isPublic: boolean;
}

/** Tags for the head of a page. */
interface Links {
  readonly styles: string;
  readonly modules: string;
}

/**
 * Returns the tags of the screen's style sheets, and preload tags for modules that a page needs but
 * its HTML does not name: the screen's code, and imports of the entry missing from the template. The
 * browser fetches them in parallel with the entry.
 *
 * The font is not preloaded: it would compete with the styles, which request it themselves. Until
 * then, a fallback font with the same metrics is used.
 *
 * @throws Error if no chunk contains a module
 */
export function linkAssets(chunks: readonly Chunk[], template: string, needs: Needs): Links {
  const first = reactLast(
    chunks,
    filesOf(chunks, [ENTRY, screenFile(needs.screen), ...modulesBehind(needs)]),
  );
  const soon = filesOf(chunks, modulesSoon(needs)).filter((file) => !first.includes(file));
  const isNew = (file: string) => !template.includes(file);
  const modules = [
    ...first.filter(isNew).map((file) => link(file, '')),
    // The server removes these from a rendered page, which requests nothing at first.
    ...soon.filter(isNew).map((file) => link(file, ' data-soon')),
  ];
  return { styles: linkStyles(chunks, template, first), modules: modules.join('\n    ') };
}

/**
 * Returns the files with React at the end. It is the largest, and the entry does half of its work
 * without it.
 */
function reactLast(chunks: readonly Chunk[], files: readonly string[]): readonly string[] {
  const react = chunkOf(chunks, REACT).file;
  return [...files.filter((file) => file !== react), ...files.filter((file) => file === react)];
}

function link(file: string, attribute: string): string {
  return `<link rel="modulepreload"${attribute} fetchpriority="low" href="/${file}">`;
}

/** Returns the files with the modules, and the files that these import. */
function filesOf(chunks: readonly Chunk[], modules: readonly string[]): readonly string[] {
  const files = new Set(modules.map((module) => chunkOf(chunks, module).file));
  for (const file of files) {
    for (const imported of chunks.find((chunk) => chunk.file === file)?.imports ?? []) {
      files.add(imported);
    }
  }
  return [...files];
}

/** Returns the file named after a screen: `MenuScreen.tsx` for `menu`. */
function screenFile(screen: string): string {
  return `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.tsx`;
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const found = chunks.find(({ modules }) => modules.some((path) => path.endsWith(module)));
  if (found === undefined) throw new Error(`The build has no file with ${module}`);
  return found;
}
