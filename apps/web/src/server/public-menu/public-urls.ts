import type { Language } from '@claypot/i18n';

/** Returns the path of a branch's public menu, in the language that the browser prefers. */
export function publicMenuPath(branchId: string): string {
  return `/m/${encodeURIComponent(branchId)}`;
}

/** Returns the path of a branch's public menu in a language. */
export function publicMenuPathIn(branchId: string, language: Language): string {
  return `${publicMenuPath(branchId)}?lang=${language}`;
}
