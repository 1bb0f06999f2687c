import type { Source } from './texts-in-use.ts';

/** A term with its names in English and Chinese. */
export interface Term {
  readonly english: string;
  readonly chinese: string;
  /** Forbidden Chinese words for it. */
  readonly never: readonly string[];
}

/**
 * Returns the terms of the glossary's table: English, 中文, never (separated by 、), meaning.
 *
 * @throws Error if the page has no terms
 */
export function readGlossary(page: string): readonly Term[] {
  const [, ...rows] = page
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (rows.length === 0) throw new Error('The glossary has no terms');
  return rows.map(([, english = '', chinese = '', never = '']) => ({
    english,
    chinese,
    never: never.split('、').filter((word) => word !== ''),
  }));
}

/** Returns a message for each forbidden word in each line, with its file and line. */
export function misnamed(terms: readonly Term[], sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        terms.flatMap(({ chinese, never }) =>
          never
            .filter((word) => line.includes(word))
            .map((word) => `${path}:${index + 1} uses ${word} instead of ${chinese}`),
        ),
      ),
  );
}
