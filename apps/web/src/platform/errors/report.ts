/** Faults that nobody was told about in the interface go where the browser collects errors. */
export function report(error: unknown): void {
  globalThis.reportError(error);
}
