import CachePolicy from 'http-cache-semantics';

interface Stored {
  readonly policy: CachePolicy;
  readonly body: string;
}

/** A proxy that many customers share, for example one of a network provider. */
export interface SharedCache {
  /** Returns the body of a response, from the cache if RFC 9111 allows it. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<string>;
  /** Bodies in the cache. */
  stored(): readonly string[];
}

/** Creates a shared cache that stores and reuses all that RFC 9111 allows. */
export function createSharedCache(
  fetch: (request: Request) => Response | Promise<Response>,
): SharedCache {
  const cache = new Map<string, Stored[]>();

  /** Requests a response, with the validators of a stored one if there is any. */
  async function request(url: string, headers: Record<string, string>, before: Stored | undefined) {
    const asked = { url, headers, method: 'GET' };
    const sent = before?.policy.revalidationHeaders(asked) ?? headers;
    const { body, ...response } = await receive(
      await fetch(new Request(url, { headers: textOf(sent) })),
    );
    if (before !== undefined && response.status === 304) return before.body;
    const policy = new CachePolicy(asked, response, { shared: true });
    if (policy.storable()) cache.set(url, [{ policy, body }, ...(cache.get(url) ?? [])]);
    return body;
  }

  return {
    async get(url, headers = {}) {
      const asked = { url, headers: { host: new URL(url).host, ...headers }, method: 'GET' };
      const known = cache.get(url) ?? [];
      const fresh = known.find(({ policy }) => policy.satisfiesWithoutRevalidation(asked));
      return fresh?.body ?? (await request(url, asked.headers, known[0]));
    },
    stored: () => [...cache.values()].flat().map(({ body }) => body),
  };
}

function textOf(headers: CachePolicy.Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
  );
}

async function receive(response: Response) {
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}
