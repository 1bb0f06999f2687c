/**
 * Direction of a screen change: forward, back, or across to another main tab. The style sheet
 * animates the screens accordingly.
 */
type Way = 'forward' | 'back' | 'across';

interface ScreenChange {
  readonly way: Way;
  /** Path of the item with a picture that moves between its row and its screen. */
  readonly item: string;
  /** Renders the other screen; resolves once it is rendered. */
  readonly change: () => Promise<void>;
}

export type ChangeScreen = (view: Window, turn: ScreenChange) => void;

/** View transition name shared by the picture in a row and on the item's screen. */
const PICTURE = 'item-picture';

/**
 * Changes the screen with a view transition if the browser supports it and motion is not reduced,
 * else at once. The transition animates snapshots: presses meanwhile reach the new screen, and
 * nothing waits for its end.
 */
export function changeScreen(view: Window, { way, item, change }: ScreenChange): void {
  const { document } = view;
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || typeof document.startViewTransition !== 'function') {
    // Without a transition nothing waits for the screen; the router reports its errors.
    void change();
    return;
  }
  const root = document.documentElement;
  const named: HTMLElement[] = [];
  const name = () => {
    const picture = pictureOf(view, item);
    if (picture === null) return;
    picture.style.viewTransitionName = PICTURE;
    named.push(picture);
  };
  root.dataset.way = way;
  if (way === 'forward') name();
  const transition = document.startViewTransition(async () => {
    for (const picture of named) picture.style.viewTransitionName = '';
    await change();
    if (way === 'back') name();
  });
  // Skipped because of the next transition or a hidden page: the screen has changed anyway.
  transition.ready.catch(() => undefined);
  const end = () => {
    for (const picture of named) picture.style.viewTransitionName = '';
    if (root.dataset.way === way) delete root.dataset.way;
  };
  void transition.finished.then(end, end);
}

/** Returns the picture in the row that links to an item, if it is visible. */
function pictureOf({ document, innerHeight }: Window, path: string): HTMLElement | null {
  const row = document.querySelector(`a[href="${CSS.escape(path)}"]`)?.closest('li');
  const picture = row?.querySelector<HTMLElement>('[data-item-picture]');
  if (!picture) return null;
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? picture : null;
}
