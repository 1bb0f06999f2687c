/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly src?: string;
      readonly imports?: readonly string[];
    }
  >
>;

const ENTRY = 'index.html';
const MACHINES = 'domain/src/app/second-helping.ts';

interface Needs {
  readonly screen: string;
  readonly language: string;
  /** The screen starts machines of its own. */
  readonly machines: boolean;
}

/**
 * Tags for what a page is sure to need but its HTML does not name: the screen's code, the texts of
 * its language, and what the entry imports where the template has left it out. So they are fetched
 * with the entry and not after it. The font is not among them: it would take the line from the
 * styles, which ask for it themselves, and until it comes another of the same measures stands in.
 */
export function linkAssets(manifest: Manifest, template: string, needs: Needs): string {
  const entries = Object.entries(manifest);
  const sources = [
    ENTRY,
    `i18n/src/${needs.language}/first.ts`,
    screenFile(needs.screen),
    ...(needs.machines ? [MACHINES, `i18n/src/${needs.language}/rest.ts`] : []),
  ];
  const wanted = entries.filter(([key]) => sources.some((source) => key.endsWith(source)));
  const files = new Set<string>();
  for (const [key] of wanted) collect(manifest, key, files);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
    .join('\n    ');
}

/** A screen's file is named after it: `menu` is drawn by `MenuScreen.tsx`. */
function screenFile(screen: string): string {
  return `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.tsx`;
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
