/**
 * A character that is drawn: no control, format or unassigned character, no white space, no mark
 * alone, nothing that fonts draw as nothing (U+200B, U+00AD, U+3164 …), and not the empty braille cell.
 * The contract's `VisibleLine` has the same rule. DI is Default_Ignorable_Code_Point.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/** Overrides and isolates of the text's direction, and half of a surrogate pair. */
const HIDDEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Whether a text would be read otherwise than it is stored, or cannot be stored at all. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/**
 * One line as it is stored: without the white space around it and without control characters; empty
 * when nothing of it can be seen.
 */
export function cleanLine(text: string): string {
  return VISIBLE.test(text) ? text.replace(CONTROLS, ' ').trim() : '';
}

/** A text of several lines, each of them as {@link cleanLine} makes it. */
export function cleanText(text: string): string {
  return text.split('\n').map(cleanLine).join('\n').trim();
}
