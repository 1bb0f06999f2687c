/** The text on one line, without what would command the terminal: texts come from the server too. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trimEnd();
}
