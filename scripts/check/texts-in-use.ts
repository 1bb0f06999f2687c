import { dirname, join } from 'node:path';

/** The source of one module. */
export interface Source {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** Texts by key, in areas. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Speakers {
  /** What draws: it says a text by `t('key')` of its area, or by `area:key` from anywhere. */
  readonly screens: readonly Source[];
  /** What names a text for the screens to say: the domain's sources and the contract's types. */
  readonly namers: readonly Source[];
}

/** `en` and `other` are the forms of one text for one and for several. */
const PLURAL = /_(?:one|other)$/;
/** Keys that the server or the domain names, such as `BRANCH_CLOSED`. */
const NAMED = /^[A-Z][A-Z_]+$/;
/** The area whose texts are toasts, which the domain names too. */
const NOTICES = 'system';

/**
 * The names (`area:key`) of the texts that nothing says.
 *
 * A text counts as said where `area:key` is written out; where its key is written in a module that
 * speaks of the area (`useTranslation('area')`), or in one that such a module imports, as tables of
 * words are; and, for keys that come from below, where the domain or the contract names it. That a
 * key which is said exists is the compiler's to hold.
 */
export function findUnusedTexts(catalogue: Catalogue, { screens, namers }: Speakers): string[] {
  const words = new Map(screens.map(({ path, text }) => [path, wordsOf(text)]));
  const anywhere = union(words.values());
  const named = union(namers.map(({ text }) => wordsOf(text)));
  return Object.entries(catalogue).flatMap(([area, texts]) => {
    const here = union(
      screens
        .filter(({ text }) => areasOf(text).includes(area))
        .flatMap((source) => [source.path, ...importsOf(source)])
        .map((path) => words.get(path) ?? []),
    );
    return Object.keys(texts)
      .filter((form) => {
        const key = form.replace(PLURAL, '');
        const isNamed = NAMED.test(key) || area === NOTICES;
        return !(here.has(key) || anywhere.has(`${area}:${key}`) || (isNamed && named.has(key)));
      })
      .map((form) => `${area}:${form}`);
  });
}

/** The areas that a module speaks of: those its `t` is about, and those it puts before a key. */
function areasOf(text: string): string[] {
  const about = [...text.matchAll(/useTranslation\((?:\[?'(\w+)')?/g)];
  const before = [...text.matchAll(/`(\w+):\$\{/g)];
  return [...about, ...before].map(([, area = 'common']) => area);
}

/** Everything a module quotes, but for the members of types: `| 'word'` says nothing. */
function wordsOf(text: string): Set<string> {
  const said = text.replace(/(?<!\|)\|\s*['"][^'"\n]*['"]/g, '');
  return new Set([...said.matchAll(/(['"`])([\w:]+)\1/g)].map(([, , word = '']) => word));
}

function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to));
}

function union(sets: Iterable<Iterable<string>>): Set<string> {
  return new Set([...sets].flatMap((set) => [...set]));
}
