// Polyfill: Node 24 has no built-in Temporal.
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

/**
 * Sends a request. Implemented by Node's `fetch`, a network that loses replies, or an in-process
 * server.
 */
export type Send = (request: Request) => Promise<Response>;

/** Timeout of `waitFor`, in ms, so that a missing server ends the example. */
export const TIMEOUT = { timeout: 10_000 };

/** Returns all ports of the domain, implemented with plain Node. */
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

/** Returns an in-memory key-value storage that lives as long as the process. */
export function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    subscribe: () => () => {},
  };
}
