/** Maximum time a skeleton covers a screen without responses, in ms. */
const LONGEST = 3000;
/** Class of the element that contains the skeleton; see `Frame.module.css`. */
const HELD = 'face';

/**
 * Shows the skeleton over the app's first render until the screen is no longer busy or the path
 * changes, for at most `LONGEST`; otherwise the content would flicker. The skeleton is inert and
 * hidden from screen readers, because the screen is behind it.
 * @returns a function that cancels this before the first render, for when another skeleton replaces
 * this one
 */
export function holdFace(view: Window, root: HTMLElement): () => void {
  const { document, location, MutationObserver } = view as typeof globalThis & Window;
  const path = location.pathname;
  const drawn = new MutationObserver((changes) => {
    drawn.disconnect();
    const face = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (!isBusy(root)) return;
    const held = document.createElement('div');
    held.className = HELD;
    held.inert = true;
    held.setAttribute('aria-hidden', 'true');
    held.append(...face);
    // The app's live regions must be the only ones.
    for (const voice of held.querySelectorAll('[role="log"],[aria-live]')) voice.remove();
    root.after(held);
    const releaseHold = () => {
      held.remove();
      answered.disconnect();
    };
    const answered = new MutationObserver(() => {
      if (!isBusy(root) || location.pathname !== path) releaseHold();
    });
    answered.observe(root, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
    setTimeout(releaseHold, LONGEST);
  });
  drawn.observe(root, { childList: true });
  return () => drawn.disconnect();
}

function isBusy(root: HTMLElement): boolean {
  return root.querySelector('main[aria-busy="true"]') !== null;
}
