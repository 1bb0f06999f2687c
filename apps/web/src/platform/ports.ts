import type { Ports } from '@claypot/domain';
import { createSdk } from '@claypot/sdk';
import { browserClock } from './clock.ts';
import { createBrowserGeolocation } from './geolocation.ts';
import { createLanguageCookie } from './language-cookie.ts';
import { createBrowserNavigation } from './navigation.ts';
import { browserRandom } from './random.ts';
import { report } from './report.ts';
import { createBrowserStorage } from './storage.ts';

/**
 * All that the product needs from a browser.
 * @param onUnauthorized called when the server no longer knows who is asking.
 */
export function createBrowserPorts(view: Window, onUnauthorized: () => void): Ports {
  const language = createLanguageCookie(view.document);
  return {
    api: createSdk({
      baseUrl: new URL('/api', view.location.origin).href,
      language: language.get,
      onUnauthorized,
    }),
    clock: browserClock,
    random: browserRandom,
    storage: createBrowserStorage(view),
    geolocation: createBrowserGeolocation(view.navigator),
    language,
    navigation: createBrowserNavigation(view),
    report,
  };
}
