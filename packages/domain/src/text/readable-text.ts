/**
 * A character that is drawn: no control, format or unassigned character, no white space, no mark
 * alone, nothing that fonts draw as nothing (U+200B, U+00AD, U+3164 …), and not the empty braille cell.
 * The contract's `VisibleLine` has the same rule.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Overrides and isolates of the text's direction, and half of a surrogate pair. */
const HIDDEN = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Control characters other than tab, line feed and carriage return, and separators of lines. */
const CONTROLS_OF_TEXT = /[^\P{Cc}\t\n\r]+|[\u2028\u2029]+/gu;

/** Whether a text would be read otherwise than it is stored, or cannot be stored at all. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/**
 * One line as it is stored: without the white space around it and without control characters; empty
 * when nothing of it can be seen.
 */
export function cleanLine(text: string): string {
  return visible(text.replace(CONTROLS, ' '));
}

/** {@link cleanLine} for a text that may have several lines. */
export function cleanText(text: string): string {
  return visible(text.replace(CONTROLS_OF_TEXT, ' '));
}

function visible(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}
