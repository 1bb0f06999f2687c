/**
 * Returns a text in both languages; the Chinese one has a prefix, so that tests can distinguish
 * them.
 */
export function both(en: string): { en: string; zh_CN: string } {
  return { en, zh_CN: `中文${en}` };
}
