import { createListeners } from '@claypot/domain/events';
import type { Installation } from '@claypot/domain/ports';

/** The home screen of a device, on which browsers put the app each in their own way. */
export function createBrowserInstallation(view: typeof globalThis): Installation {
  const { subscribe, notify } = createListeners();
  return {
    way: () => (view.installPrompt === undefined ? byHand(view.navigator) : 'asked'),
    subscribe: (listener) => {
      const stop = subscribe(listener);
      view.addEventListener('beforeinstallprompt', listener);
      view.addEventListener('appinstalled', listener);
      return () => {
        stop();
        view.removeEventListener('beforeinstallprompt', listener);
        view.removeEventListener('appinstalled', listener);
      };
    },
    ask: () => {
      const prompt = view.installPrompt;
      view.installPrompt = undefined;
      notify();
      // What the customer answers is between them and the browser.
      prompt?.prompt().catch(() => undefined);
    },
  };
}

/** On iOS the share sheet can, but for pages that another app shows; an installed app says that it is one. */
function byHand(navigator: Navigator): 'byHand' | null {
  const isOpenTab = 'standalone' in navigator && navigator.standalone === false;
  return isOpenTab && navigator.userAgent.includes(' Safari/') ? 'byHand' : null;
}
