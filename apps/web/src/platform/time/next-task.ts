/** Ends a long stretch of work, so that the page answers to touch before it goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does what takes long once the page has shown how it answers to a touch. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Does what can wait for a moment in which there is nothing else to do. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(() => work());
  else setTimeout(work);
}

/** How long after a page has loaded the line and the processor are the customer's alone, in ms. */
const SETTLED = 3000;

/**
 * Does what nobody waits for, once the page has everything that it needs.
 *
 * @returns what gives it up, as long as it has not begun.
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
