/**
 * Lets plain links move inside the app without loading the page anew. Screens write `<a href>` and
 * need no router; new tabs, downloads, other sites and the server's own pages stay the browser's.
 */
export function followLinks(view: Window, go: (path: string) => void): () => void {
  return onLink(view.document, view, (path) => {
    if (path !== view.location.pathname + view.location.search) go(path);
    return true;
  });
}

/**
 * Follows links that are pressed at `place`, where `follow` says that it does: what lies further in
 * is asked first. Answers the way to stop.
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

/** Where a press leads inside the app; null for everything else. */
function pressedPath(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && pathInApp(link, here);
}

/** Paths under the same origin that are not pages of the app. */
const OUTSIDE = /^\/(api|media|sandbox)(\/|$)/;

/** The path a link leads to inside the app; null when it leads elsewhere. */
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
