/** Returns the width of a text in columns of the printer: two for each character of GB18030. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character < '\u0080' ? 1 : 2;
  return width;
}

/** Spaces, words, and single characters of scripts without spaces. */
const TOKENS = / +|[^ \u1100-\uffff]+|[\u1100-\uffff]/g;

/**
 * Splits a printable text into lines of at most `width` columns, between words where possible.
 * Returns one empty line for an empty text.
 */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const token of (text.match(TOKENS) ?? []).flatMap((each) => splitLong(each, width))) {
    if (widthOf(line) + widthOf(token) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (line !== '' || token.trim() !== '') line += token;
  }
  return [...lines, line.trimEnd()];
}

/** Splits a token that does not fit in a line. */
function splitLong(token: string, width: number): string[] {
  if (widthOf(token) <= width) return [token];
  const parts = [''];
  for (const character of token) {
    const last = parts.at(-1) ?? '';
    if (widthOf(last) + widthOf(character) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
