/** Yields to the event loop, so that the page responds to input during long work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs slow work after the next paint, so that a press is visible first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(() => work());
  else setTimeout(work);
}

/** Time after a page load reserved for the customer's own requests, in ms. */
const SETTLED = 3000;

/**
 * Runs background work once the page has loaded everything it needs and the browser is idle.
 *
 * @returns a function that cancels the work, until `SETTLED` after the load.
 */
export function whenSettled(work: () => void): () => void {
  let isWanted = true;
  const later = () => setTimeout(() => isWanted && whenIdle(work), SETTLED);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => {
    isWanted = false;
  };
}
