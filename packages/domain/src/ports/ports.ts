import type { FoundPlace, Identity, Place, Sdk } from '@claypot/sdk';

/** The present moment. Everything in this package asks it and never the system. */
export interface Clock {
  now(): Temporal.Instant;
  /** Subscribes to corrections of the clock. Returns an unsubscribe function. */
  onCorrected?(listener: () => void): () => void;
}

export interface Random {
  /** An unguessable version 4 UUID: guest ids and idempotency keys are made of it. */
  uuid(): string;
  /** `count` decimal digits; leading zeros stay. */
  digits(count: number): string;
}

/**
 * A device's small text store. It never throws: a store that is blocked, full or broken answers
 * `null` and `false`, and the product goes on without memory.
 */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Calls `listener` with the key of each change made by another tab; answers the way to stop. */
  subscribe(listener: (key: string) => void): () => void;
}

/**
 * Where what was read is kept for when there is no line; as forgiving as {@link KeyValueStorage}. One
 * that keeps nothing is right where many people use one device.
 */
export interface ReadStore {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
  /** Does something once there is nothing better to do. */
  whenIdle(work: () => void): void;
}

/** Keeps nothing. */
export const NO_READS: ReadStore = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
  keys: () => [],
  whenIdle: () => undefined,
};

/** The device's connection, as far as it knows: one that is there may still lead nowhere. */
export interface Connection {
  isUp(): boolean;
  /** Calls `listener` whenever it has come or gone; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** The line of whoever is not told when it is gone. */
export const ALWAYS_UP: Connection = { isUp: () => true, subscribe: () => () => undefined };

/** A newer version of the front end itself, which can take its place while it runs. */
export interface Update {
  /** Loads the front end anew in the newer version: where the customer is, else at `path`. */
  take(path?: string): void;
}

/** How the front end is put among the device's own apps. */
export interface Installation {
  /**
   * `asked`: the device asks the customer when told to; `byHand`: the customer can, by the device's
   * own menu; null where it cannot be, or is already.
   */
  way(): 'asked' | 'byHand' | null;
  /** Calls `listener` whenever the way may have changed; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Has the device ask, where that is the way. */
  ask(): void;
}

/** Decimal degrees as the contract carries them: strings. */
export interface Coordinates {
  latitude: string;
  longitude: string;
}

/** Where a device is, as far as it knows. */
interface DevicePosition extends Coordinates {
  /** Metres by which it may be wrong; not there where the device does not tell. */
  accuracy?: number;
}

export interface Geolocation {
  /** Rejects with a {@link GeolocationError}. */
  locate(signal: AbortSignal): Promise<DevicePosition>;
}

/** Where places can be looked for: the api's own list, or a maps service. */
export interface Places {
  /** The best match first. An empty text with coordinates asks for what is near them. */
  search(text: string, near: Coordinates | null, signal: AbortSignal): Promise<FoundPlace[]>;
  detail(placeId: string, signal: AbortSignal): Promise<Place>;
  /** The address of a position. Rejects with `NOT_FOUND` outside of where places are known. */
  at(position: Coordinates, signal: AbortSignal): Promise<Place>;
  /** What is at a place, and the known names around it, which may be drawn on any map. */
  around(place: Coordinates, signal: AbortSignal): Promise<Surroundings>;
  /** Where a postcode is; null where none is known. */
  postcode(postcode: string, signal: AbortSignal): Promise<Coordinates | null>;
}

interface Surroundings {
  /** Null outside of where places are known. */
  position: FoundPlace | null;
  /** The nearest first. */
  names: (Coordinates & { name: string })[];
}

/** `denied`: the customer refused; `unavailable`: the device cannot tell, or not in time. */
export class GeolocationError extends Error {
  readonly reason: 'denied' | 'unavailable';

  constructor(reason: 'denied' | 'unavailable', options?: ErrorOptions) {
    super(`Geolocation ${reason}`, options);
    this.name = 'GeolocationError';
    this.reason = reason;
  }
}

export interface Navigation {
  to(path: string, options?: { replace?: boolean }): void;
  /**
   * Ends a way of several steps at `path`: where the way began there it is as it was left, else it
   * stands in the place of the steps, which are those that lead there afterwards.
   */
  end(path: string): void;
  /** Leaves the app for another page, such as the card page of a payment. */
  leave(url: string): void;
  /** One step back inside the app, else to `parent`. */
  back(parent: string): void;
}

/** A picture ready to be sent, and an address to show it by. */
export interface PreparedPicture {
  picture: Blob;
  url: string;
  /** Gives back what the address holds; it shows nothing from then on. */
  release(): void;
}

export interface Pictures {
  /** A small picture of the file the customer chose. Rejects with a {@link PictureError}. */
  prepare(file: Blob, signal: AbortSignal): Promise<PreparedPicture>;
}

/** `unreadable`: this device can make no picture of the file; `tooLarge`: it will not try. */
export class PictureError extends Error {
  readonly reason: 'unreadable' | 'tooLarge';

  constructor(reason: 'unreadable' | 'tooLarge', options?: ErrorOptions) {
    super(`Picture ${reason}`, options);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

export type Language = 'en' | 'zh_CN';

/** The language of the device's owner: texts of the menu and of the interface follow it. */
export interface LanguagePreference {
  get(): Language;
  set(language: Language): void;
}

/** On whose behalf the api is called. */
export interface ApiCaller {
  /** The bearer token to send now; null for guests and for nobody. */
  token(): string | null;
  /** To be told of every 401, with the token that was sent. */
  onUnauthorized(token: string | null): void;
}

/** An order that is followed. */
export interface FollowedOrder {
  /** Whether each change is told; while it is not, the order is to be asked for now and then. */
  isLive(): boolean;
  stop(): void;
}

/** Tells that something has changed that somebody waits for, and not what it has become. */
export interface OrderNews {
  /** Calls `changed` when an order of somebody's is to be read again. */
  follow(orderId: string, who: Identity, changed: () => void): FollowedOrder;
}

/** All that this package needs from outside; a front end gives it once, to `createApp`. */
export interface OuterPorts extends Omit<Ports, 'api' | 'orderNews'> {
  /** News of orders, asked for on the same behalf; none unless given. */
  connectNews?(caller: Pick<ApiCaller, 'token'>): Promise<OrderNews>;
  /** The api, called on behalf of whoever is signed in at the time. */
  connect(caller: ApiCaller): Sdk;
}

/** The same inside, with the api connected. */
export interface Ports {
  api: Sdk;
  /** Brought once somebody follows an order; undefined where there are none. */
  orderNews(): Promise<OrderNews | undefined>;
  clock: Clock;
  random: Random;
  storage: KeyValueStorage;
  reads: ReadStore;
  connection: Connection;
  geolocation: Geolocation;
  language: LanguagePreference;
  navigation: Navigation;
  pictures: Pictures;
  /** Whether anybody can see what is shown; a page in the background is not seen. */
  isSeen(): boolean;
  /** For faults nobody was told about in the interface. */
  report(error: unknown): void;
}
