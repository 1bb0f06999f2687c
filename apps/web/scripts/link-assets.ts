/** The part of Vite's manifest that is read here. */
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
 * What the app asks for by itself behind the first screen: the chunk of the deferred part, by its
 * name in `vite.config.ts`, how times are written, how other screens look before their code has come,
 * and toasts, which must be there when the line is not.
 */
const BEHIND = ['deferred', '/warm-formats.ts', '/ScreenFace.tsx', '/ShownToasts.tsx'];

interface Needs {
  readonly screen: string;
  /** Whether it needs no machine; its code may come with the entry then. */
  readonly isPublic: boolean;
}

/**
 * Tags for what a page is sure to need but its HTML does not name: the screen's code, and what
 * the entry imports where the template has left it out. So they are fetched with the entry and not
 * after it. The font is not among them: it would take the line from the
 * styles, which ask for it themselves, and until it comes another of the same measures stands in.
 *
 * @throws Error where something of it is not in the manifest
 */
export function linkAssets(manifest: Manifest, template: string, needs: Needs): string {
  const { isPublic, screen } = needs;
  const sources = [ENTRY, ...(isPublic ? [] : [screenFile(screen), ...BEHIND])];
  const keys = sources.map((source) => {
    const key = findKey(manifest, source);
    if (key === undefined) throw new Error(`The build has no file of its own for ${source}`);
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

/** A screen's file is named after it: `menu` is drawn by `MenuScreen.tsx`. */
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
