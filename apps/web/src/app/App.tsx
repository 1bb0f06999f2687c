import type { App as Product } from '@claypot/domain/app';
import type { I18n } from '@claypot/i18n';
import { Announcer } from '@claypot/ui';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppProvider } from '../hooks/app/app-context.ts';
import { FixedPathProvider } from '../hooks/navigation/path-context.ts';
import { QUICK_LINKS } from '../routes/quick-links.ts';
import { QuickLinksContext } from '../screens/definition/quick-links-context.ts';
import { CompanyGate } from './company/CompanyGate.tsx';
import { CurrentScreen } from './current-screen/CurrentScreen.tsx';
import { Frame } from './frame/Frame.tsx';
import { MigratingGuest } from './MigratingGuest.tsx';
import { Toasts } from './toasts/Toasts.tsx';

interface AppProps {
  readonly product: Product;
  readonly i18n: I18n;
  /** Used when prerendering, without an address: the path, and content that replaces its screen. */
  readonly path?: string;
  readonly placeholder?: ReactNode;
}

export function App({ product, i18n, path, placeholder }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <AppProvider value={product}>
        <FixedPathProvider value={path}>
          <Announcer>
            <Frame>
              <CompanyGate>
                <MigratingGuest>
                  <QuickLinksContext value={QUICK_LINKS}>
                    {placeholder ?? <CurrentScreen />}
                  </QuickLinksContext>
                </MigratingGuest>
              </CompanyGate>
            </Frame>
            <Toasts />
          </Announcer>
        </FixedPathProvider>
      </AppProvider>
    </I18nextProvider>
  );
}
