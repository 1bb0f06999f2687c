import type { WorkerScope } from './scope.ts';

/** Maximum parallel downloads, so that the customer's own requests have priority. */
const AT_ONCE = 3;
/** Number of previous versions with code that stays cached while pages are open. */
const MAX_OLD_VERSIONS = 2;

/** Version of an app, and its files. */
export interface Version {
  readonly version: string;
  readonly files: readonly string[];
}

export interface CodeCache {
  /**
   * Caches all files of this version; fetches only those that no version has cached. Rejects if one
   * fails.
   */
  fill(): Promise<void>;
  find(path: string): Promise<Response | undefined>;
  /** Caches a file if it belongs to this version. */
  put(path: string, response: Response): Promise<void>;
  /** Evicts the code of previous versions, except the last ones while their pages may be open. */
  evictBefore(arePagesOpen: boolean): Promise<void>;
}

/**
 * Creates the cache of one version's code, styles and fonts. File names contain a content hash, so
 * a file of any version with the requested name is valid.
 *
 * @param prefix begins the names of the app's caches
 */
export function createCodeCache(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  { files, version }: Version,
  prefix = 'claypot-code-',
): CodeCache {
  const name = prefix + version;
  const find = (path: string) => caches.match(path, { ignoreVary: true });

  async function add(cache: Cache, path: string): Promise<void> {
    if ((await cache.match(path, { ignoreVary: true })) !== undefined) return;
    const response = (await find(path)) ?? (await fetch(path, { priority: 'low' }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await cache.put(path, response);
  }

  return {
    find,
    async fill() {
      const cache = await caches.open(name);
      const left = files.values();
      const work = async () => {
        for (const path of left) await add(cache, path);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    async put(path, response) {
      if (files.includes(path)) await (await caches.open(name)).put(path, response);
    },
    async evictBefore(arePagesOpen) {
      const names = await caches.keys();
      const before = names.filter((other) => other.startsWith(prefix) && other !== name);
      const evicted = arePagesOpen ? before.slice(0, -MAX_OLD_VERSIONS) : before;
      await Promise.all(evicted.map((other) => caches.delete(other)));
    },
  };
}
