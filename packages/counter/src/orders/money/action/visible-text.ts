/** Maximum length of a text for the customer or the record, in characters. */
const TEXT_LENGTH = 500;

/**
 * Returns the text as one line, without characters that the contract does not allow. Returns an
 * empty text if nothing of it is visible.
 */
export function visibleText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line.slice(0, TEXT_LENGTH) : '';
}
