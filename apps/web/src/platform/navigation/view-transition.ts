/**
 * Which way a change of screen goes: on to another one, back to one before, or across to another of
 * the main places. The style sheet lets the screens move accordingly.
 */
type Way = 'forward' | 'back' | 'across';

interface ScreenChange {
  readonly way: Way;
  /** The path of the item whose picture goes along, out of its row or back into it. */
  readonly item: string;
  /** Brings the other screen about; done once it is drawn. */
  readonly change: () => Promise<void>;
}

/** Changes the screen, with or without a movement. */
export type ChangeScreen = (view: Window, turn: ScreenChange) => void;

/** The name under which the picture of a row and that of the item's own screen are the same. */
const PICTURE = 'item-picture';

/**
 * Changes the screen with a movement where the browser can do it and the reader wants it, else at
 * once. The screens move as pictures of themselves: what is pressed meanwhile is pressed on the new
 * one, and nothing waits for the movement to end.
 */
export function changeScreen(view: Window, { way, item, change }: ScreenChange): void {
  const { document } = view;
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || typeof document.startViewTransition !== 'function') {
    // Without a movement nothing waits for the screen; the router reports what fails in it.
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
  // Given up for the next one, or because the page is not looked at: the screen is there all the same.
  transition.ready.catch(() => undefined);
  const end = () => {
    for (const picture of named) picture.style.viewTransitionName = '';
    if (root.dataset.way === way) delete root.dataset.way;
  };
  void transition.finished.then(end, end);
}

/** The picture in the row that leads to an item, if it is in sight. */
function pictureOf({ document, innerHeight }: Window, path: string): HTMLElement | null {
  const row = document.querySelector(`a[href="${CSS.escape(path)}"]`)?.closest('li');
  const picture = row?.querySelector<HTMLElement>('[data-item-picture]');
  if (!picture) return null;
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? picture : null;
}
