/**
 * Clicks a link that was replaced between mouse down and mouse up. The browser sends no click then,
 * because the two events hit different nodes.
 *
 * @returns an unsubscribe function
 */
export function clickReplacedLinks({ document }: Pick<Window, 'document'>): () => void {
  // A press that began before this code loaded.
  let pressed = document.querySelector<HTMLAnchorElement>('a:active');
  const press = (event: MouseEvent) => {
    pressed = event.button === 0 ? linkAt(event.target) : null;
  };
  const release = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (pressed?.isConnected === false && link?.href === pressed.href) link.click();
    pressed = null;
  };
  document.addEventListener('mousedown', press, true);
  document.addEventListener('mouseup', release, true);
  return () => {
    document.removeEventListener('mousedown', press, true);
    document.removeEventListener('mouseup', release, true);
  };
}

/**
 * Tracks the focused link, because the browser drops the focus when its node is replaced.
 *
 * @returns a function that focuses the new node with the same address and stops tracking
 */
export function keepLinkFocus({ document }: Pick<Window, 'document'>): () => void {
  let focused = linkAt(document.activeElement);
  const follow = ({ target }: FocusEvent) => {
    focused = linkAt(target);
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
    const { href } = focused;
    const same = Array.from(document.links).find((link) => link.href === href);
    same?.focus({ preventScroll: true });
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
