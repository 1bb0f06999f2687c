import type { Counter } from '@claypot/counter/start';
import type { I18n } from '@claypot/i18n';
import { Announcer } from '@claypot/ui';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { CounterProvider } from '../hooks/counter-context.ts';
import { DeviceProvider, type DeviceSettings } from '../hooks/device-context.ts';
import { BASE } from '../platform/page/follow-links.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { Frame } from './frame/Frame.tsx';
import { SessionGate } from './session/SessionGate.tsx';

interface AppProps {
  readonly counter: Counter;
  readonly device: DeviceSettings;
  readonly i18n: I18n;
}

export function App({ counter, device, i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <CounterProvider value={counter}>
        <DeviceProvider value={device}>
          <Announcer>
            <Router base={BASE}>
              <SessionGate>
                <Frame>
                  <CurrentScreen />
                </Frame>
              </SessionGate>
            </Router>
          </Announcer>
        </DeviceProvider>
      </CounterProvider>
    </I18nextProvider>
  );
}
