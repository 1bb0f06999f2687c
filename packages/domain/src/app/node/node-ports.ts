/** Ports for a front end that runs on Node: a kiosk, a script or a test. */
// Node 24 has no Temporal.
import 'temporal-polyfill/global';
import { createSdk } from '@claypot/sdk';
import {
  ALWAYS_UP,
  GeolocationError,
  type KeyValueStorage,
  type Language,
  type Navigation,
  NO_READS,
  type OuterPorts,
  PictureError,
} from '../../ports/ports.ts';
import { createMemoryStorage } from '../../storage/memory-storage.ts';
import { createServerClock } from '../../time/server-clock.ts';
import { createNodeBranchNews } from './node-branch-news.ts';

export { createMemoryStorage };

export interface NodePortsOptions {
  /** Origin of the server; `http://localhost:8080` by default. */
  readonly server?: string | undefined;
  /** Sends a request; `fetch` by default. A test passes the handler of a server in its process. */
  readonly send?: ((request: Request) => Promise<Response>) | undefined;
  /** Keys, drafts and the session of the device; in memory by default. */
  readonly storage?: KeyValueStorage;
  /** Receives the paths that the machines navigate to; ignores them by default. */
  readonly navigation?: Navigation;
  /** First language of menu texts; `en` by default. */
  readonly language?: Language;
  /** Receives errors that no screen shows; `console.error` by default. */
  readonly report?: (error: unknown) => void;
}

const NO_NAVIGATION: Navigation = {
  to: () => undefined,
  end: () => undefined,
  leave: () => undefined,
  back: () => undefined,
};

/**
 * Creates every port that `createApp` needs, from what Node has.
 *
 * The clock follows the `Date` header of the server. The ports have no position, no camera and no
 * read cache: `locate` rejects with `unavailable`, `prepare` with `unreadable`. Also installs a
 * global `Temporal` where the runtime has none.
 */
export function createNodePorts({
  server = 'http://localhost:8080',
  send = fetch,
  storage = createMemoryStorage(),
  navigation = NO_NAVIGATION,
  language = 'en',
  report = (error) => console.error(error),
}: NodePortsOptions = {}): OuterPorts {
  let current = language;
  const steady = () => performance.now();
  const clock = createServerClock(
    { wall: () => Date.now(), steady },
    { read: () => 0, write: () => undefined },
  );
  return {
    connect: (caller) =>
      createSdk({
        baseUrl: new URL('/api', server).href,
        fetch: async (request) => {
          const sentAt = steady();
          const response = await send(request);
          const date = Date.parse(response.headers.get('date') ?? '');
          clock.observe({ date, sentAt, receivedAt: steady() });
          return response;
        },
        language: () => current,
        ...caller,
      }),
    connectBranchNews: async () => createNodeBranchNews(server, send),
    clock,
    random: {
      uuid: () => crypto.randomUUID(),
      digits: (count) => Array.from({ length: count }, randomDigit).join(''),
    },
    storage,
    navigation,
    language: {
      get: () => current,
      set: (next) => {
        current = next;
      },
    },
    geolocation: { locate: () => Promise.reject(new GeolocationError('unavailable')) },
    pictures: { prepare: () => Promise.reject(new PictureError('unreadable')) },
    reads: NO_READS,
    connection: ALWAYS_UP,
    isSeen: () => true,
    report,
  };
}

/** Rejects bytes from 250 on, so that every digit is as likely as the others. */
function randomDigit(): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 250 ? byte % 10 : randomDigit();
}
