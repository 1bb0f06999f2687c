import type { Build } from './build.ts';
import type { WorkerScope } from './scope.ts';

const PREFIX = 'claypot-code-';
/** How many files are fetched at once: the customer's own requests go first. */
const AT_ONCE = 3;
/** Versions before this one whose code stays, however long their pages are open. */
const MOST_BEFORE = 2;

export interface CodeCache {
  /** Fetches what no version before had. Rejects when a file cannot be had. */
  fill(): Promise<void>;
  find(path: string): Promise<Response | undefined>;
  /** Takes in what was found to be missing. */
  put(path: string, response: Response): Promise<void>;
  /** Drops the code of versions before; of the last ones it stays while their pages may be open. */
  evictBefore(arePagesOpen: boolean): Promise<void>;
}

/**
 * The code, styles and fonts of one version. Their names carry a hash of what is in them, so that
 * whatever version they came with, they are what a page has asked for.
 */
export function createCodeCache(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  { files, version }: Pick<Build, 'files' | 'version'>,
): CodeCache {
  const name = PREFIX + version;
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
      const before = names.filter((other) => other.startsWith(PREFIX) && other !== name);
      const gone = arePagesOpen ? before.slice(0, -MOST_BEFORE) : before;
      await Promise.all(gone.map((other) => caches.delete(other)));
    },
  };
}
