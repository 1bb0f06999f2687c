import type { i18n as I18n } from 'i18next';

/**
 * The sentence for an error code. A code the catalogue does not know (a newer server's) reads as
 * the general ERROR message, never as a bare code.
 */
export function errorMessage({ exists, t }: Pick<I18n, 'exists' | 't'>, code: string): string {
  return t(exists(`errors:${code}`) ? (`errors:${code}` as 'errors:ERROR') : 'errors:ERROR');
}
