import { createSdk, type Sdk } from '@claypot/sdk';
import type { CounterSdkOptions } from '@claypot/sdk/counter';

/**
 * Returns a client of the customers' contract on the host of the page, for the menu. It sends no
 * cookies, because a customer may use the app in the same browser.
 */
export function createMenuApi(
  view: Pick<Window, 'location'> & { readonly fetch: typeof fetch },
  options: Pick<CounterSdkOptions, 'isOnline' | 'language'>,
): Sdk {
  return createSdk({
    baseUrl: new URL('/api', view.location.origin).href,
    fetch: (request) => view.fetch(request, { credentials: 'omit' }),
    ...options,
  });
}
