import type { Sdk } from '@claypot/sdk';
import { SimulatedClock } from 'xstate';
import { createListeners } from '../events/listeners.ts';
import {
  type ApiCaller,
  type Clock,
  type Connection,
  type Coordinates,
  type Geolocation,
  GeolocationError,
  type Installation,
  type Language,
  type Navigation,
  type OuterPorts,
  type Ports,
  type Random,
  type Update,
} from '../ports/ports.ts';
import { type MemoryReads, memoryReads } from './memory-reads.ts';
import { type MemoryStorage, memoryStorage } from './memory-storage.ts';

/** 12:00 on a Saturday in Kuala Lumpur. */
export const NOON = '2026-11-21T12:00:00+08:00';

export interface ControlledClock extends Clock {
  /**
   * Pass it to `createActor(machine, { clock: clock.delays })`, so that delays of the machine use
   * it.
   */
  readonly delays: SimulatedClock;
  /** Advances the time and the machines' delays. */
  advance(milliseconds: number): void;
}

export function controlledClock(start = NOON): ControlledClock {
  const delays = new SimulatedClock();
  const origin = Temporal.Instant.from(start);
  return {
    delays,
    now: () => origin.add({ milliseconds: delays.now() }),
    advance: (milliseconds) => delays.increment(milliseconds),
  };
}

/** Returns a device at a position, or one that rejects with the given reason. */
export function fakeGeolocation(place: Coordinates | 'denied' | 'unavailable'): Geolocation {
  return {
    locate: async () => {
      if (typeof place === 'string') throw new GeolocationError(place);
      return place;
    },
  };
}

/** Returns predictable, distinct UUIDs by counting up. */
export function countingRandom(): Random {
  let made = 0;
  return {
    uuid() {
      made += 1;
      return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    },
    digits: (count) => '123456789'.slice(0, count).padStart(count, '0'),
  };
}

export interface RecordedNavigation extends Navigation {
  /** Calls in order: `['to', path]`, `['replace', path]`, `['end', path]`, `['leave', url]`, … */
  readonly visits: [kind: 'to' | 'replace' | 'end' | 'leave' | 'back', target: string][];
}

export function recordedNavigation(): RecordedNavigation {
  const visits: RecordedNavigation['visits'] = [];
  return {
    visits,
    to: (path, options) => void visits.push([options?.replace ? 'replace' : 'to', path]),
    end: (path) => void visits.push(['end', path]),
    leave: (url) => void visits.push(['leave', url]),
    back: (parent) => void visits.push(['back', parent]),
  };
}

/**
 * Returns an SDK of the given operations. Any other operation rejects and names itself in the
 * error.
 */
export function stubSdk(operations: Partial<Sdk>): Sdk {
  return new Proxy(operations as Sdk, {
    get(target, name, receiver) {
      if (name in target) return Reflect.get(target, name, receiver);
      return () => Promise.reject(new Error(`The test gave no answer for "${String(name)}"`));
    },
  });
}

export interface FakeConnection extends Connection {
  become(up: boolean): void;
}

/** Returns a connection that the test controls. */
export function fakeConnection(): FakeConnection {
  const { subscribe, notify } = createListeners();
  let up = true;
  return {
    isUp: () => up,
    subscribe,
    become: (next) => {
      up = next;
      notify();
    },
  };
}

interface FakeUpdate extends Update {
  /** Path of each update; null for the current path. */
  readonly taken: (string | null)[];
}

/** Returns an update that records its calls. */
export function fakeUpdate(): FakeUpdate {
  const taken: FakeUpdate['taken'] = [];
  return { taken, take: (path) => void taken.push(path ?? null) };
}

interface FakeInstallation extends Installation {
  asked: number;
  become(way: ReturnType<Installation['way']>): void;
}

/** Returns an installation with a method that the test controls. */
export function fakeInstallation(): FakeInstallation {
  const { subscribe, notify } = createListeners();
  let way: ReturnType<Installation['way']> = null;
  const installation: FakeInstallation = {
    asked: 0,
    way: () => way,
    subscribe,
    ask: () => {
      installation.asked += 1;
    },
    become: (next) => {
      way = next;
      notify();
    },
  };
  return installation;
}

export interface FakePorts extends Ports, OuterPorts {
  clock: ControlledClock;
  storage: MemoryStorage;
  reads: MemoryReads;
  connection: FakeConnection;
  navigation: RecordedNavigation;
  reported: unknown[];
  /** Caller that was last connected to the API; a test can send it a 401. */
  caller: ApiCaller | null;
}

export function fakePorts(operations: Partial<Sdk> = {}): FakePorts {
  const reported: unknown[] = [];
  let language: Language = 'en';
  const api = stubSdk(operations);
  const ports: FakePorts = {
    api,
    caller: null,
    connect: (caller) => {
      ports.caller = caller;
      return api;
    },
    news: async () => undefined,
    branchNews: async () => undefined,
    clock: controlledClock(),
    random: countingRandom(),
    storage: memoryStorage(),
    reads: memoryReads(),
    connection: fakeConnection(),
    geolocation: fakeGeolocation({ latitude: '3.139000', longitude: '101.686900' }),
    language: {
      get: () => language,
      set: (next) => {
        language = next;
      },
    },
    navigation: recordedNavigation(),
    pictures: {
      prepare: async (picture) => ({ picture, url: `blob:${picture.size}`, release: () => {} }),
    },
    isSeen: () => true,
    reported,
    report: (error) => void reported.push(error),
  };
  return ports;
}

export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/** Returns a promise that the test resolves or rejects. */
export function deferred<T>(): Deferred<T> {
  return Promise.withResolvers<T>();
}
