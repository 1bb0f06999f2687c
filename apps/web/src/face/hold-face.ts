/** How long a face may stand before a screen that does not get its answers, in ms. */
const LONGEST = 3000;
/** The class of what holds a face; see `Frame.module.css`. */
const HELD = 'face';

/**
 * Keeps a face in sight when the app begins to draw in its place, until the app's screen has what the
 * face shows already: otherwise what was there to read would go for a moment and come again. Nobody
 * can touch it, and nothing reads it aloud, as the screen is there behind it.
 * @returns ends that, before another face takes this one's place
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
    // A page has one voice, and it is the app's.
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
