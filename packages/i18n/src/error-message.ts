import type { Translator } from './translator.ts';

/**
 * the general ERROR message, never as a bare code.
 */
export function errorMessage(
  { exists, t }: Pick<Translator, 'exists' | 't'>,
  code: string,
): string {
  return t(exists(`errors:${code}`) ? (`errors:${code}` as 'errors:ERROR') : 'errors:ERROR');
}
