import type { Source } from './texts-in-use.ts';

/** A thing and what it is called. */
export interface Term {
  readonly english: string;
  readonly chinese: string;
  /** Other words for it in Chinese, which nobody may say. */
  readonly never: readonly string[];
}

/**
 * The terms of the glossary's table: English, 中文, never (separated by 、), meaning.
 * @throws Error where the page has none
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

/** Where a thing is called otherwise than the glossary has it. */
export function misnamed(terms: readonly Term[], sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        terms.flatMap(({ chinese, never }) =>
          never
            .filter((word) => line.includes(word))
            .map((word) => `${path}:${index + 1} says ${word}; it is ${chinese}`),
        ),
      ),
  );
}
