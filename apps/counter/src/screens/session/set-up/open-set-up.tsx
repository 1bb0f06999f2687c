import { createSetUp, type TabStorage } from '@claypot/counter/set-up';
import type { CounterPorts } from '@claypot/counter/start';
import type { I18n } from '@claypot/i18n';
import { languageTag } from '@claypot/i18n';
import { loadCounterTexts, switchCounterLanguage } from '@claypot/i18n/counter';
import { addSetUpTexts } from '@claypot/i18n/counter-set-up';
import { Announcer } from '@claypot/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createTabStorage } from '../../../platform/storage/tab-storage.ts';
import { SetUpScreen } from './SetUpScreen.tsx';

interface SetUpOptions {
  readonly ports: CounterPorts;
  readonly i18n: I18n;
  readonly view: Window & typeof globalThis;
}

const TOKEN = 'claypot-set-up-token';

/** Renders the set-up, which has neither a company nor a session. */
export async function openSetUp(
  root: HTMLElement,
  { ports, i18n, view }: SetUpOptions,
): Promise<void> {
  await loadCounterTexts(i18n);
  addSetUpTexts(i18n);
  const storage = createTabStorage(view);
  const setUp = createSetUp({
    api: ports.connect({ onUnauthorized: () => undefined }),
    storage,
    random: ports.random,
    token: takeToken(view, storage),
  });
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Announcer>
        <SetUpScreen
          setUp={setUp}
          host={view.location.host}
          onLanguage={(language) => {
            ports.language.set(language);
            view.document.documentElement.lang = languageTag(language);
            switchCounterLanguage(i18n, language).catch(ports.report);
          }}
        />
      </Announcer>
    </I18nextProvider>,
  );
}

/**
 * Returns the token of the address, or the one of an earlier load of this tab. Removes it from the
 * address, so that a picture of the screen does not show it.
 */
function takeToken({ history, location }: Window, storage: TabStorage): string {
  const given = location.hash.slice(1);
  if (given === '') return storage.get(TOKEN) ?? '';
  storage.set(TOKEN, given);
  history.replaceState(null, '', location.pathname);
  return given;
}
