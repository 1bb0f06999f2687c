import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBehind } from './module-graph.ts';

const WEB = join(import.meta.dirname, '../src');

/** What runs around every screen and may have something to say. */
const AROUND = ['App.tsx', 'current-screen/ScreenFace.tsx', 'toasts/ShownToasts.tsx'].map((name) =>
  join(WEB, 'app', name),
);
/** What screens get handed in by this is named in the definitions of others. */
const QUICK_LINKS = join(WEB, 'screens/definition/quick-links-context.ts');

/** The forms of one text for one and for several. */
const PLURAL = /_(?:one|other)$/;
/** Keys that the server or the domain names, such as `BRANCH_CLOSED`. */
const NAMED = /^[A-Z][A-Z_]+$/;

/** Whether a text, by its area and key, may have to be said. */
export type Says = (area: string, key: string) => boolean;

/**
 * The texts that a screen may have to say, read from its code: from that of the parts that it fetches
 * later as well, and from its definition, where its title stands. A key that is put together is
 * quoted somewhere all the same, in a table; a check holds that no text is without.
 *
 * @throws Error where no file is named after the screen
 */
export function saidBy(screen: string): Says {
  const files = sourcesIn(WEB);
  const drawn = `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen.tsx`;
  const code = files.find((file) => file.endsWith(drawn));
  if (code === undefined) throw new Error(`No file is named after the screen ${screen}`);
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

/** What the definitions of screens call the ways to them. */
function labelsIn(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => file.endsWith('.screen.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/label: '[^']+'/g) ?? []);
}

/** The areas whose keys a module says without naming them: of its `t`, and of keys put together. */
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
