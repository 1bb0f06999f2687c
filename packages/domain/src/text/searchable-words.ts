import { normalise } from './normalise.ts';

/** Returns the words of a text without accents and punctuation. A Chinese character is a word. */
export function searchableWords(text: string): string[] {
  const letters = normalise(text)
    .normalize('NFKD')
    .replace(/[\p{Mark}.'’]/gu, '');
  return letters.match(/\p{Script=Han}|[^\P{Letter}\p{Script=Han}]+|\p{Number}+/gu) ?? [];
}
