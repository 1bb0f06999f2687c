const loading = new Map<string, Promise<void>>();

/**
 * Imports a chunk and, at the same time, loads its style sheets. The build calls it for each
 * dynamic import, as `__vitePreload`.
 *
 * @param styles paths below the root, in the order of their precedence
 * @returns the module; rejects if it or a style sheet does not load
 */
export function loadWithStyles<TModule>(
  load: () => Promise<TModule>,
  styles: readonly string[] = [],
): Promise<TModule> {
  if (styles.length === 0) return load();
  return Promise.all([load(), ...styles.map(loadStyles)]).then(([module]) => module);
}

/**
 * Loads a style sheet once; after a failure the next call retries. A link that has failed is
 * replaced, because its place in the head is its precedence.
 */
function loadStyles(path: string): Promise<void> {
  const href = `/${path}`;
  const linked = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (linked && hasRules(linked)) return Promise.resolve();
  const running = loading.get(href);
  if (running) return running;
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The style sheet ${link.href} did not load`));
  });
  loading.set(href, loaded);
  loaded.catch(() => loading.delete(href));
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  if (linked) linked.replaceWith(link);
  else document.head.append(link);
  return loaded;
}

/** Returns false while the style sheet loads, and after a failure. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium throws a SecurityError if the connection was lost.
    return false;
  }
}
