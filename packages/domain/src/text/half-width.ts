/**
 * Returns the text in NFKC: full-width digits, signs and letters of Chinese input methods become
 * ASCII.
 */
export function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

/** Returns half-width text without white space, for input that consists of digits. */
export function compactDigits(text: string): string {
  return halfWidth(text).replace(/\s/g, '');
}
