import { type CounterSdk, createCounterSdk } from '@claypot/sdk/counter';
import { withCookies } from '../../apps/api/src/testing/http/with-cookies.ts';

/** Creates a client of the counter with cookies of its own, as a tablet has. */
export function createTablet(url: string): CounterSdk {
  return createCounterSdk({ baseUrl: `${url}/api`, fetch: withCookies(fetch) });
}
