/** Ends a long stretch of work, so that the page answers to touch before it goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
