/**
 * Control that most visitors of a screen press first. `npm run bench -- routes` presses it to
 * measure when the screen is usable.
 */
export interface MainControl {
  /** CSS selector, the same in every language. The first visible match is the control. */
  readonly press: string;
  /**
   * CSS selector that matches as soon as the app has reacted to the press, and not before. A new
   * address is always a reaction, and so is leaving the app.
   */
  readonly reaction?: string;
}
