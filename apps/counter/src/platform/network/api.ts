import { type CounterSdk, type CounterSdkOptions, createCounterSdk } from '@claypot/sdk/counter';

/** Returns a client of the staff contract on the host of the page. */
export function createApi(
  view: Pick<Window, 'location'> & { readonly fetch: typeof fetch },
  options: Omit<CounterSdkOptions, 'baseUrl'>,
): CounterSdk {
  return createCounterSdk({
    baseUrl: new URL('/api', view.location.origin).href,
    fetch: (request) => view.fetch(request),
    ...options,
  });
}
