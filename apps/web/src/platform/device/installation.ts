import { createListeners } from '@claypot/domain/events';
import type { Installation } from '@claypot/domain/ports';

/** Creates the installation port. Browsers differ in how they add an app to the home screen. */
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
      // The customer's choice is not needed.
      prompt?.prompt().catch(() => undefined);
    },
  };
}

/**
 * On iOS, the share sheet of Safari can install the app; pages inside other apps cannot. An
 * installed app has `standalone` set.
 */
function byHand(navigator: Navigator): 'byHand' | null {
  const isOpenTab = 'standalone' in navigator && navigator.standalone === false;
  return isOpenTab && navigator.userAgent.includes(' Safari/') ? 'byHand' : null;
}
