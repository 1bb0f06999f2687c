/** Ends a long stretch of work, so that the page answers to touch before it goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does what takes long once the page has shown how it answers to a touch. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
