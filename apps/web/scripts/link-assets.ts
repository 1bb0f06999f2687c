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
/** The chunk that has the machines, by its name in `vite.config.ts`. */
const MACHINES = 'kit';

interface Needs {
  readonly language: string;
  /** The screen whose code and machines do not come with the entry; null where all of it does. */
  readonly screen: string | null;
}

/**
 * Tags for what a page is sure to need but its HTML does not name: the screen's code, the texts of
 * its language, and what the entry imports where the template has left it out. So they are fetched
 * with the entry and not after it. The font is not among them: it would take the line from the
 * styles, which ask for it themselves, and until it comes another of the same measures stands in.
 *
 * @throws Error where something of it is not in the manifest
 */
export function linkAssets(manifest: Manifest, template: string, needs: Needs): string {
  const { language, screen } = needs;
  const sources = [
    ENTRY,
    `i18n/src/${language}/first.ts`,
    ...(screen === null ? [] : [screenFile(screen), MACHINES, `i18n/src/${language}/rest.ts`]),
  ];
  const files = new Set<string>();
  for (const source of sources) collect(manifest, keyOf(manifest, source), files);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
    .join('\n    ');
}

/** A screen's file is named after it: `menu` is drawn by `MenuScreen.tsx`. */
function screenFile(screen: string): string {
  return `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.tsx`;
}

function keyOf(manifest: Manifest, source: string): string {
  const found = Object.entries(manifest).find(
    ([key, { name }]) => key.endsWith(source) || name === source,
  );
  if (found === undefined) throw new Error(`The build has no file of its own for ${source}`);
  return found[0];
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
