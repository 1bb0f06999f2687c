/** Path of the app below the origin. */
export const BASE = '/counter';

/**
 * Navigates plain links inside the app without a page load, so that screens write `<a href>` and
 * need no router. Returns an unsubscribe function.
 */
export function followLinks(
  view: Pick<Window, 'document' | 'location'>,
  go: (path: string) => void,
): () => void {
  const press = (event: MouseEvent) => {
    const path = pressedPath(event, view.location);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  view.document.addEventListener('click', press);
  return () => view.document.removeEventListener('click', press);
}

/** Returns the path of the app that a press leads to; null if the browser must follow the link. */
function pressedPath(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && pathInApp(link, here);
}

/** Returns the path of a link inside the app; null for new tabs, downloads and other paths. */
export function pathInApp(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>,
  here: Pick<Location, 'origin'>,
): string | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return null;
  const url = new URL(link.href, here.origin);
  const isInside = url.pathname === BASE || url.pathname.startsWith(`${BASE}/`);
  return url.origin === here.origin && isInside ? url.pathname + url.search + url.hash : null;
}
