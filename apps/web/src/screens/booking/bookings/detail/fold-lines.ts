/** Maximum octets of a line without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/**
 * Folds the lines of an iCalendar text at 75 octets and never inside a character. Existing folds
 * are removed first: the package `ics` folds at 75 characters, and a Chinese character takes three
 * octets in UTF-8.
 *
 * @param text lines that end with CRLF
 */
export function foldLines(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * Returns the UTF-8 octets of a code point; an unpaired surrogate is encoded as U+FFFD, three
 * octets.
 */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
