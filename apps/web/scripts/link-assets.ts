/** Subset of Vite's manifest used here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: readonly string[];
    }
  >
>;

const ENTRY = 'index.html';
/**
 * Modules that every screen needs before its first render, except public ones. They are the
 * deferred chunk named in `vite.config.ts`, time formats, skeletons of other screens, and toasts,
 * which must be available offline.
 */
const BEHIND = ['deferred', '/warm-formats.ts', '/ScreenFace.tsx', '/ShownToasts.tsx'];

interface Needs {
  readonly screen: string;
  /** True if the screen needs no machine; the entry may contain its code. */
  readonly isPublic: boolean;
}

/**
 * Returns preload tags for modules that a page needs but its HTML does not name: the screen's code,
 * and imports of the entry missing from the template. The browser fetches them in parallel with the
 * entry.
 *
 * The font is not preloaded: it would compete with the styles, which request it themselves. Until
 * then, a fallback font with the same metrics is used.
 *
 * @throws Error if a module is missing from the manifest
 */
export function linkAssets(manifest: Manifest, template: string, needs: Needs): string {
  const { isPublic, screen } = needs;
  const sources = [ENTRY, ...(isPublic ? [] : [screenFile(screen), ...BEHIND])];
  const keys = sources.map((source) => {
    const key = findKey(manifest, source);
    if (key === undefined) throw new Error(`The build has no separate file for ${source}`);
    return key;
  });
  const own = isPublic ? findKey(manifest, screenFile(screen)) : undefined;
  const files = new Set<string>();
  for (const key of own === undefined ? keys : [...keys, own]) collect(manifest, key, files);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
    .join('\n    ');
}

/** Returns the file named after a screen: `MenuScreen.tsx` for `menu`. */
function screenFile(screen: string): string {
  return `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.tsx`;
}

function findKey(manifest: Manifest, source: string): string | undefined {
  return Object.keys(manifest).find(
    (key) => key.endsWith(source) || manifest[key]?.name === source,
  );
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
