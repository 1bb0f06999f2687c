import { type CounterSdk, createCounterSdk } from '@claypot/sdk/counter';

/** Creates a client of the counter with cookies of its own, as a tablet has. */
export function createTablet(url: string): CounterSdk {
  const cookies = new Map<string, string>();
  return createCounterSdk({
    baseUrl: `${url}/api`,
    async fetch(request) {
      const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (header !== '') request.headers.set('cookie', header);
      const response = await fetch(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  });
}
