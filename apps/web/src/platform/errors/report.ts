/** Passes errors that the interface does not show to the browser's error reporting. */
export function report(error: unknown): void {
  globalThis.reportError(error);
}
