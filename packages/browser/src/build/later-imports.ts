import type { Plugin } from 'vite';

/**
 * Replaces Vite's wrapper of dynamic imports, which preloads their styles and imports. It is not
 * needed: there is one stylesheet, and pages list their files (`modulePreload`).
 */
export const LATER_IMPORTS: Plugin = {
  name: 'later-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
