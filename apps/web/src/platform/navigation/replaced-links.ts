/**
 * Clicks a link whose node was replaced between mouse down and mouse up. The browser sends no click
 * then, since the two ends of the press hit different nodes.
 *
 * @returns the function that stops it
 */
export function clickReplacedLinks({ document }: Pick<Window, 'document'>): () => void {
  // A press that began before this code came.
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
 * Follows the focus among links, which the browser drops when their nodes are replaced.
 *
 * @returns the function that moves the focus to the new node with the same address, and stops
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
