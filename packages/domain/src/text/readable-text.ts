/**
 * Matches a visible character. Excludes control, format and unassigned characters, white space,
 * lone marks and the empty braille cell. Also excludes characters that fonts render as nothing
 * (U+200B, U+00AD, U+3164 …). Same rule as the contract's `VisibleLine`. DI is
 * Default_Ignorable_Code_Point.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/** Matches bidirectional overrides and isolates, and lone surrogates. */
const HIDDEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Returns true if the text would be displayed differently from how it is stored, or cannot be
 * stored.
 */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/**
 * Returns the trimmed line, with each run of control characters replaced by a space; empty if no
 * character is visible.
 */
export function cleanLine(text: string): string {
  return VISIBLE.test(text) ? text.replace(CONTROLS, ' ').trim() : '';
}

/** Returns text of several lines, each cleaned by {@link cleanLine}. */
export function cleanText(text: string): string {
  return text.split('\n').map(cleanLine).join('\n').trim();
}
