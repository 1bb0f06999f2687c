/**
 * Compatibility form (NFKC): the full-width digits, signs and letters that Chinese input methods
 * type become the ordinary ones.
 */
export function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

/** Half-width text without white space, for what consists of digits. */
export function compactDigits(text: string): string {
  return halfWidth(text).replace(/\s/g, '');
}
