/** In-memory implementation of the cache methods that the worker uses, in insertion order. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'http://demo.localhost').href;
  const unused = async () => {
    throw new Error('Not used');
  };

  const cacheOf = (entries: Map<string, Response>): Cache => ({
    match: async (request) => entries.get(urlOf(request))?.clone(),
    put: async (request, response) => {
      entries.delete(urlOf(request));
      entries.set(urlOf(request), response);
    },
    delete: async (request) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    add: unused,
    addAll: unused,
    matchAll: unused,
  });

  return {
    open: async (name) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    match: async (request, { cacheName } = {}) => {
      const searched = cacheName === undefined ? [...stores.keys()] : [cacheName];
      const found = searched.map((name) => stores.get(name)?.get(urlOf(request)));
      return found.find((response) => response !== undefined)?.clone();
    },
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    has: async (name) => stores.has(name),
  };
}
