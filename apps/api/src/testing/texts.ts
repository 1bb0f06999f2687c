/** A text in both languages; the Chinese one is marked, so that tests can tell them apart. */
export function both(en: string): { en: string; zh_CN: string } {
  return { en, zh_CN: `中文${en}` };
}
