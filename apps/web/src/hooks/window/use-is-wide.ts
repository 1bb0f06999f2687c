import { use, useSyncExternalStore } from 'react';
import { isWideWindow, watchWideWindow } from '../../platform/page/wide-window.ts';
import { OwnPageContext } from '../loading/own-page-context.ts';

/**
 * Returns true in a wide window. While hydrating it is what the server assumed for the page, and
 * false for a prerendered page. The style sheets lay out such a page, and this only decides the
 * order of elements and what loads.
 */
export function useIsWide(): boolean {
  const ownPage = use(OwnPageContext);
  return useSyncExternalStore(watchWideWindow, isWideWindow, () => ownPage?.isWide ?? false);
}
