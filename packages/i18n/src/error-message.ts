import type { i18n as I18n } from 'i18next';

/**
 * The sentence for an error code. A code the catalogue does not know (a newer server's) reads as
 * the general ERROR message, never as a bare code.
 */
export function errorMessage(i18n: Pick<I18n, 'exists' | 't'>, code: string): string {
  const key = `errors:${code}`;
  return i18n.t((i18n.exists(key) ? key : 'errors:ERROR') as 'errors:ERROR');
}
