import { randomInt, randomUUID } from 'node:crypto';
import {
  ALWAYS_UP,
  GeolocationError,
  type KeyValueStorage,
  type Language,
  type Navigation,
  NO_READS,
  type OuterPorts,
  PictureError,
} from '@claypot/domain/ports';
import { createServerClock } from '@claypot/domain/time';
import { createSdk } from '@claypot/sdk';

export interface KioskPortsOptions {
  /** Origin of the server, such as `http://localhost:8080`. */
  readonly server: string;
  /** Sends a request. A server in the same process can replace the network. */
  readonly send: (request: Request) => Promise<Response>;
  readonly storage: KeyValueStorage;
  readonly navigation: Navigation;
  readonly language: Language;
  readonly report: (error: unknown) => void;
}

/** Creates the app's ports for a terminal. A kiosk has no geolocation and no camera. */
export function createKioskPorts({ server, send, ...given }: KioskPortsOptions): OuterPorts {
  let { language } = given;
  const steady = () => performance.now();
  const clock = createServerClock(
    { wall: () => Date.now(), steady },
    { read: () => 0, write: () => undefined },
  );
  return {
    ...given,
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
        language: () => language,
        ...caller,
      }),
    clock,
    random: {
      uuid: randomUUID,
      digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
    },
    geolocation: { locate: () => Promise.reject(new GeolocationError('unavailable')) },
    language: {
      get: () => language,
      set: (next) => {
        language = next;
      },
    },
    pictures: { prepare: () => Promise.reject(new PictureError('unreadable')) },
    reads: NO_READS,
    connection: ALWAYS_UP,
    isSeen: () => true,
  };
}
