import { branchLinkPath } from '@claypot/domain/branch-link';
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

/**
 * Returns the path at which the app orders from a branch.
 *
 * @param language language that the address of the page names; null if it names none. The server
 * makes it the language of the app.
 */
export function orderPath(path: string, { id }: Named, language: Language | null): string {
  const order = branchLinkPath(path, id);
  return language === null ? order : `${order}&language=${language}`;
}
