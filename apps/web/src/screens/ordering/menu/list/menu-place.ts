/** Which item stood where when the menu was left: rows out of view have guessed heights, items have not. */
export interface MenuPlace {
  /** Where the item leads, which is what it is known by. */
  readonly path: string;
  /** How far below the window's top it began, in px. */
  readonly top: number;
}

/** The places at which menus were left, by the entry of the browser's history that they stand at. */
const left = new Map<string, MenuPlace>();

/** Px of a section that have to be in view for an item of it to begin there. */
const ROW = 132;
/** Frames in which rows that come into view may still change their height. */
const MAX_FRAMES = 60;

/** The name of the entry the visitor is at; null in browsers that do not tell, which begin at a guess. */
export function entryHere(view: Pick<Window, 'navigation'> = window): string | null {
  const navigation: Navigation | undefined = view.navigation;
  return navigation?.currentEntry?.key ?? null;
}

/** Where the menu at an entry was left; null where it was not, or at its beginning. */
export function placeLeftAt(entry: string | null): MenuPlace | null {
  return (entry !== null && left.get(entry)) || null;
}

/** Remembers where the menu at an entry is being left. */
export function leavePlace(entry: string | null, list: Element | null, covered: number): void {
  const place = entry !== null && list && scrollY > 0 ? itemInView(list, covered) : null;
  if (entry === null) return;
  if (place) left.set(entry, place);
  else left.delete(entry);
}

/**
 * The first item that begins below what covers the window's top. Rows are asked only where their section
 * is in view: those of another are not laid out. The window is no help: it shows a picture of itself
 * while screens change.
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

/** What a reader does who does not want to be held where they were. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Puts an item where it stood, and keeps it there while the heights of the rows around it become known
 * and while sections are added above it, until the reader does something. Answers the way to stop.
 */
export function returnTo(list: Element, { path, top }: MenuPlace): () => void {
  const row = list.querySelector(`a[href="${CSS.escape(path)}"]`)?.closest('li');
  let frame = 0;
  const keep = () => {
    const away = row ? row.getBoundingClientRect().top - top : 0;
    // Browsers hold what is in view by themselves, unless they are told otherwise at every frame.
    if (Math.abs(away) > 1) scrollBy({ top: away, behavior: 'instant' });
  };
  // Told of a new height before it is painted; what stands above the list is looked at by the frame.
  const heights = new ResizeObserver(keep);
  // A slow phone draws the sections above after the frames are over, and not every browser holds the view.
  const sections = new MutationObserver(keep);
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
    keep();
    if (frames === 0) settle();
    else frame = requestAnimationFrame(() => wait(frames - 1));
  };
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  heights.observe(list);
  sections.observe(list, { childList: true, subtree: true });
  wait(row ? MAX_FRAMES : 0);
  return stop;
}
