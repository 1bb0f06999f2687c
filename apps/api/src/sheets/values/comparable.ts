/** Normalises a text for comparison of names. */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
