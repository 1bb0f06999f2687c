import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBehind } from './module-graph.ts';

const WEB = join(import.meta.dirname, '../src');

/** Modules around every screen that may use texts. */
const AROUND = ['App.tsx', 'current-screen/ScreenFace.tsx', 'toasts/ShownToasts.tsx'].map((name) =>
  join(WEB, 'app', name),
);
/** Context that provides screens with labels from the definitions of other screens. */
const QUICK_LINKS = join(WEB, 'screens/definition/quick-links-context.ts');

/** Suffix of the singular and plural forms of a text. */
const PLURAL = /_(?:one|other)$/;
/** Keys named by the server or the domain, such as `BRANCH_CLOSED`. */
const NAMED = /^[A-Z][A-Z_]+$/;

/** Returns true if the text with this area and key may be needed. */
export type UsesText = (area: string, key: string) => boolean;

/**
 * Returns a filter for the texts that a screen may need, read from its code, its lazily loaded
 * parts and its definition, which contains its title. Composed keys are quoted in a table
 * somewhere; a check ensures that no text is missing.
 *
 * @throws Error if no file is named after the screen
 */
export function textsUsedBy(screen: string): UsesText {
  const files = sourcesIn(WEB);
  const drawn = `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.tsx`;
  const code = files.find((file) => file.endsWith(drawn));
  if (code === undefined) throw new Error(`No file for the screen ${screen}`);
  const behind = filesBehind(code, 'parts');
  const definition = files.filter((file) => file.endsWith(`/${kebabCase(screen)}.screen.ts`));
  const around = AROUND.flatMap((file) => [...filesBehind(file, 'code')]).filter(
    (file) => !file.endsWith('.screen.ts'),
  );
  const texts = [...behind, ...around, ...definition].map((file) => readFileSync(file, 'utf8'));
  const labels = behind.has(QUICK_LINKS) ? labelsIn(files) : [];
  const areas = new Set(texts.flatMap(areasIn));
  const words = new Set([...texts, ...labels].flatMap(wordsIn));
  return (area, form) => {
    const key = form.replace(PLURAL, '');
    if (words.has(`${area}:${key}`)) return true;
    return areas.has(area) && (NAMED.test(key) || words.has(key));
  };
}

/** Returns `order-detail` for `orderDetail`. */
function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the link labels in the definitions of screens. */
function labelsIn(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => file.endsWith('.screen.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/label: '[^']+'/g) ?? []);
}

/**
 * Returns the areas of keys that a module does not spell out: those of its `t`, and of composed
 * keys.
 */
function areasIn(text: string): readonly string[] {
  const about = text.matchAll(/useTranslation\((?:\[?'(\w+)')?/g);
  const before = text.matchAll(/`(\w+):\$\{/g);
  return [...about, ...before].map(([, area = 'common']) => area);
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/(['"`])([\w:]+)\1/g)].map(([, , word = '']) => word);
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
}
