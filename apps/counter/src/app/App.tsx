import type { I18n } from '@claypot/i18n';
import { Announcer } from '@claypot/ui';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { BASE } from '../platform/page/follow-links.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { Frame } from './frame/Frame.tsx';

interface AppProps {
  readonly i18n: I18n;
}

export function App({ i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Announcer>
        <Router base={BASE}>
          <Frame>
            <CurrentScreen />
          </Frame>
        </Router>
      </Announcer>
    </I18nextProvider>
  );
}
