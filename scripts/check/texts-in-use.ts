import { dirname, join } from 'node:path';

export interface Source {
  /** Relative to the repository root. */
  readonly path: string;
  readonly text: string;
}

/** Texts by area and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Speakers {
  /** Modules that render: they use a text by `t('key')` of their area, or by `area:key`. */
  readonly screens: readonly Source[];
  /** Modules that name texts for the screens: the domain's sources and the contract's types. */
  readonly namers: readonly Source[];
}

/** Suffix of the singular and plural forms of a text. */
const PLURAL = /_(?:one|other)$/;
/** Keys that the server or the domain names, such as `BRANCH_CLOSED`. */
const NAMED = /^[A-Z][A-Z_]+$/;
/** Areas of the toasts and of the fields of the back office, which machines also name. */
const NAMED_AREAS = ['system', 'counterBackOfficeFields'];

/**
 * Returns the unused texts as `area:key`.
 *
 * A text counts as used in these cases:
 * - `area:key` is written out.
 * - Its key is in a module that uses the area (`useTranslation('area')`), or in one it imports,
 *   such as a table of keys.
 * - The domain or the contract names it, for error codes and toasts.
 *
 * The compiler checks that used keys exist.
 */
export function findUnusedTexts(catalogue: Catalogue, { screens, namers }: Speakers): string[] {
  const words = new Map(screens.map(({ path, text }) => [path, splitWords(text)]));
  const anywhere = union(words.values());
  const named = union(namers.map(({ text }) => splitWords(text)));
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
        const isNamed = NAMED.test(key) || NAMED_AREAS.includes(area);
        return !(here.has(key) || anywhere.has(`${area}:${key}`) || (isNamed && named.has(key)));
      })
      .map((form) => `${area}:${form}`);
  });
}

/** Returns the areas that a module uses: those of its `t`, and those before computed keys. */
function areasOf(text: string): string[] {
  const about = [...text.matchAll(/useTranslation\((?:\[?'(\w+)')?/g)];
  const before = [...text.matchAll(/`(\w+):\$\{/g)];
  return [...about, ...before].map(([, area = 'common']) => area);
}

/** Returns all quoted words of a module, except members of union types. */
function splitWords(text: string): Set<string> {
  const withoutUnions = text.replace(/(?<!\|)\|\s*['"][^'"\n]*['"]/g, '');
  return new Set([...withoutUnions.matchAll(/(['"`])([\w:]+)\1/g)].map(([, , word = '']) => word));
}

function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to));
}

function union(sets: Iterable<Iterable<string>>): Set<string> {
  return new Set([...sets].flatMap((set) => [...set]));
}
