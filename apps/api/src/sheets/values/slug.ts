import { createHash } from 'node:crypto';

/** Maximum length before a number is appended. */
const MOST = 60;

/**
 * Returns the slug of a text: its Latin letters and digits with dashes. A text without any, such as
 * a Chinese name, gives the prefix and a hash of the text, so that it is the same in every import.
 */
export function toSlug(
  texts: { en?: string | undefined; zh_CN?: string | undefined },
  prefix: string,
): string {
  const text = texts.en ?? texts.zh_CN ?? '';
  const latin = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');
  // A number alone, such as the 8 of "8宝饭", is no name.
  if (/[a-z]/.test(latin)) return latin;
  const hash = createHash('sha256').update(text.normalize('NFKC')).digest('hex').slice(0, 8);
  return `${prefix}-${hash}`;
}

/** Returns the slug, with a number appended if it is taken. Adds the result to `taken`. */
export function toUniqueSlug(slug: string, taken: Set<string>): string {
  let unique = slug;
  for (let number = 2; taken.has(unique); number += 1) unique = `${slug}-${number}`;
  taken.add(unique);
  return unique;
}
