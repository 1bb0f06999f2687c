/**
 * Position of an item when the menu was left. A scroll offset would not do, because rows off-screen
 * have estimated heights.
 */
export interface MenuPlace {
  /** Path of the item's page, which identifies it. */
  readonly path: string;
  /** Distance of the item from the top of the window, in px. */
  readonly top: number;
}

/** Saved scroll positions of the menu, by key of the browser's history entry. */
const placeByEntry = new Map<string, MenuPlace>();

/** Visible height of a section from which one of its items can start in view, in px. */
const ROW = 132;
/** Frames during which rows entering the viewport may change their height. */
const MAX_FRAMES = 60;

/**
 * Returns the key of the current history entry; null in browsers without the Navigation API, which
 * restore an approximate position.
 */
export function entryHere(view: Pick<Window, 'navigation'>): string | null {
  const navigation: Navigation | undefined = view.navigation;
  return navigation?.currentEntry?.key ?? null;
}

/**
 * Returns the position saved for a history entry; null if there is none or the menu was at its top.
 */
export function placeLeftAt(entry: string | null): MenuPlace | null {
  return (entry !== null && placeByEntry.get(entry)) || null;
}

/**
 * Saves the position of the menu for a history entry, or deletes it if the menu is at its top. Does
 * nothing without an entry.
 */
export function leavePlace(entry: string | null, list: Element | null, covered: number): void {
  const place = entry !== null && list && scrollY > 0 ? itemInView(list, covered) : null;
  if (entry === null) return;
  if (place) placeByEntry.set(entry, place);
  else placeByEntry.delete(entry);
}

/**
 * Returns the first item below the covered top of the window. Only rows of the visible section are
 * measured, because others are not laid out. `elementFromPoint` is unusable, because view
 * transitions show a snapshot of the page.
 */
function itemInView(list: Element, covered: number): MenuPlace | null {
  const section = [...list.children].find(
    (one) => one.getBoundingClientRect().bottom > covered + ROW,
  );
  for (const row of section?.querySelectorAll('li') ?? []) {
    const { top } = row.getBoundingClientRect();
    const path = row.querySelector('a')?.getAttribute('href');
    if (top >= covered && path) return { path, top };
  }
  return null;
}

/** Events by which the customer takes over scrolling. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Scrolls an item to its saved position. Restores it while row heights settle and sections are
 * inserted above, until the first user gesture. Returns a function that stops this.
 */
export function returnTo(list: Element, { path, top }: MenuPlace): () => void {
  const row = list.querySelector(`a[href="${CSS.escape(path)}"]`)?.closest('li');
  let frame = 0;
  const restore = () => {
    const away = row ? row.getBoundingClientRect().top - top : 0;
    // Scroll only if the row has moved: a script that scrolls in every frame disables the browser's
    // own scroll anchoring.
    if (Math.abs(away) > 1) scrollBy({ top: away, behavior: 'instant' });
  };
  // Called on a new height before it is painted; changes above the list are checked in every frame.
  const heights = new ResizeObserver(restore);
  // A slow phone may render the sections above after the last frame, and not every browser anchors
  // the scroll position.
  const sections = new MutationObserver(restore);
  const settle = () => {
    heights.disconnect();
    cancelAnimationFrame(frame);
  };
  const stop = () => {
    settle();
    sections.disconnect();
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  const wait = (frames: number) => {
    restore();
    if (frames === 0) settle();
    else frame = requestAnimationFrame(() => wait(frames - 1));
  };
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  heights.observe(list);
  sections.observe(list, { childList: true, subtree: true });
  wait(row ? MAX_FRAMES : 0);
  return stop;
}
