/**
 * Lets plain links move inside the app without loading the page anew. Screens write `<a href>` and
 * need no router; new tabs, downloads, other sites and the server's own pages stay the browser's.
 */
export function followLinks(view: Window, go: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && pathInApp(link, view.location);
    if (!path) return;
    event.preventDefault();
    if (path !== view.location.pathname + view.location.search) go(path);
  };
  view.document.addEventListener('click', follow);
  return () => view.document.removeEventListener('click', follow);
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
