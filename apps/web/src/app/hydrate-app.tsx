import type { App as Product } from '@claypot/domain/app';
import type { I18n } from '@claypot/i18n';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { OwnPageContext } from '../hooks/loading/own-page-context.ts';
import { ScrollContext } from '../hooks/navigation/scroll-context.ts';
import { keepLinkFocus } from '../platform/navigation/replaced-links.ts';
import { createScrollMemory } from '../platform/navigation/scroll.ts';
import type { PageState } from '../platform/page/page-state.ts';
import { App } from './App.tsx';
import { TakenOver } from './TakenOver.tsx';

interface HydrateOptions {
  readonly product: Product;
  readonly i18n: I18n;
  /** State of the page that the server rendered for this customer; null for another page. */
  readonly ownPage: PageState | null;
  /** True if the page equals the first render; else it is replaced. */
  readonly isDrawn: boolean;
  /** Called when everything is mounted. */
  readonly onReady: () => void;
  readonly report: (error: unknown) => void;
}

/** Hydrates the page, or renders it from scratch. */
export function hydrateApp(
  root: HTMLElement,
  { i18n, isDrawn, onReady, ownPage, product, report }: HydrateOptions,
): void {
  const interfaceTree = (
    <StrictMode>
      <TakenOver root={root} restoreFocus={keepLinkFocus(window)} onReady={onReady}>
        <ScrollContext value={createScrollMemory(window)}>
          <OwnPageContext value={ownPage}>
            <App product={product} i18n={i18n} />
          </OwnPageContext>
        </ScrollContext>
      </TakenOver>
    </StrictMode>
  );
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, interfaceTree, { onRecoverableError: report });
    else createRoot(root).render(interfaceTree);
  });
}
