import type { Language } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';

type Named = Pick<Branch, 'id' | 'slug'>;

/** Returns the path of a branch's public menu, in the language that the browser prefers. */
export function publicMenuPath({ id, slug }: Named): string {
  return `/m/${encodeURIComponent(slug ?? id)}`;
}

/** Returns the path of a branch's public menu in a language. */
export function publicMenuPathIn(branch: Named, language: Language): string {
  return `${publicMenuPath(branch)}?lang=${language}`;
}
