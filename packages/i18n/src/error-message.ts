import type { i18n as I18n } from 'i18next';

/**
 * Returns the message of an error code. An unknown code, such as a newer server's, returns the
 * general ERROR message.
 */
export function errorMessage({ exists, t }: Pick<I18n, 'exists' | 't'>, code: string): string {
  return t(exists(`errors:${code}`) ? (`errors:${code}` as 'errors:ERROR') : 'errors:ERROR');
}
