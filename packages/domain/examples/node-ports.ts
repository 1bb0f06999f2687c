// Node 24 has no Temporal of its own yet.
import 'temporal-polyfill/global';
import { randomInt, randomUUID } from 'node:crypto';
import {
  ALWAYS_UP,
  GeolocationError,
  type KeyValueStorage,
  NO_READS,
  type OuterPorts,
  PictureError,
} from '@claypot/domain/ports';
import { createSdk } from '@claypot/sdk';

/** Sends a request: Node's own `fetch`, or one that loses replies or serves in the same process. */
export type Send = (request: Request) => Promise<Response>;

/** How long to wait for a server that may not be there. */
export const TIMEOUT = { timeout: 10_000 };

/** All that the product needs from outside, given by plain Node. */
export function createNodePorts(
  server = 'http://localhost:8080',
  send: Send = fetch,
  storage = memory(),
): OuterPorts {
  return {
    connect: (caller) => createSdk({ baseUrl: `${server}/api`, fetch: send, ...caller }),
    clock: { now: () => Temporal.Now.instant() },
    random: {
      uuid: randomUUID,
      digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
    },
    storage,
    geolocation: { locate: () => Promise.reject(new GeolocationError('unavailable')) },
    language: { get: () => 'en', set: () => {} },
    navigation: { to: () => {}, end: () => {}, leave: () => {}, back: () => {} },
    pictures: { prepare: () => Promise.reject(new PictureError('unreadable')) },
    reads: NO_READS,
    connection: ALWAYS_UP,
    isSeen: () => true,
    report: (error) => console.error(error),
  };
}

/** A device's store that lasts as long as the process. */
export function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    subscribe: () => () => {},
  };
}
