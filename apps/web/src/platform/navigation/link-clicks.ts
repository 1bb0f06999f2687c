import { isPlainPress } from '@claypot/ui/is-plain-press';

/**
 * Navigates plain links inside the app without a page load. Screens write `<a href>` and need no
 * router. The browser handles new tabs, downloads, other sites and the server's own pages.
 */
export function followLinks(view: Window, go: (path: string) => void): () => void {
  return onLink(view.document, view, (path) => {
    if (path !== view.location.pathname + view.location.search) go(path);
    return true;
  });
}

/**
 * Handles link presses inside `place` if `follow` returns true; listeners further inside run first.
 * Returns an unsubscribe function.
 */
export function onLink(
  place: Node,
  view: Pick<Window, 'location'>,
  follow: (path: string) => boolean,
): () => void {
  const press = (event: Event) => {
    const path = event instanceof MouseEvent ? pressedPath(event, view.location) : null;
    if (path !== null && follow(path)) event.preventDefault();
  };
  place.addEventListener('click', press);
  return () => place.removeEventListener('click', press);
}

/** Returns the path a press leads to inside the app; null for everything else. */
function pressedPath(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || !isPlainPress(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && pathInApp(link, here);
}

/** Paths of the same origin that are not pages of the app. */
const OUTSIDE = /^\/(api|media|sandbox)(\/|$)/;

/**
 * Returns the path a link leads to inside the app. Returns null if the browser must follow it: new
 * tab, download, other site, server page, or an anchor on the same page.
 */
export function pathInApp(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return null;
  const url = new URL(link.href, here.origin);
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (url.origin !== here.origin || OUTSIDE.test(url.pathname)) return null;
  return samePage && url.hash !== '' ? null : url.pathname + url.search + url.hash;
}
