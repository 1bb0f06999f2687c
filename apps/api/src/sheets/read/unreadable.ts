/** The file cannot be read as a table. The message has the reason and the remedy. */
export class SheetUnreadable extends Error {
  override readonly name = 'SheetUnreadable';
}
