import type { FoundPlace, Identity, Place, Sdk } from '@claypot/sdk';

/** The current time. All code in this package uses it instead of the system clock. */
export interface Clock {
  now(): Temporal.Instant;
  /** Subscribes to corrections of the clock. Returns an unsubscribe function. */
  onCorrected?(listener: () => void): () => void;
}

export interface Random {
  /** Returns an unguessable version 4 UUID, used for guest ids and idempotency keys. */
  uuid(): string;
  /** Returns `count` decimal digits, including leading zeros. */
  digits(count: number): string;
}

/**
 * Text storage of the device. It never throws: if storage is blocked, full or broken it returns
 * null and false, and the app continues without persistence.
 */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /**
   * Calls `listener` with the key of each change by another tab. Returns an unsubscribe function.
   */
  subscribe(listener: (key: string) => void): () => void;
}

/**
 * Storage of data for offline reading. It never throws, like {@link KeyValueStorage}. Use an
 * implementation that stores nothing on shared devices.
 */
export interface ReadStore {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
  /** Runs `work` when the browser is idle. */
  whenIdle(work: () => void): void;
}

export const NO_READS: ReadStore = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
  keys: () => [],
  whenIdle: () => undefined,
};

/** Network connection of the device. A connection may exist without reaching the server. */
export interface Connection {
  isUp(): boolean;
  /** Calls `listener` when the connection is lost or restored. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Connection that is always available, for platforms that cannot detect a loss. */
export const ALWAYS_UP: Connection = { isUp: () => true, subscribe: () => () => undefined };

/** A newer version of the front end that can replace the running one. */
export interface Update {
  /** Reloads the front end in the newer version, at `path` or the current path. */
  take(path?: string): void;
}

/** Installation of the front end as an app on the device. */
export interface Installation {
  /**
   * Returns the method of installation. `asked`: the device shows a prompt; `byHand`: the customer
   * uses the device's menu; null if impossible or already installed.
   */
  way(): 'asked' | 'byHand' | null;
  /** Calls `listener` when the method may have changed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Shows the device's prompt if the method is `asked`. */
  ask(): void;
}

/** Decimal degrees as strings, as in the contract. */
export interface Coordinates {
  latitude: string;
  longitude: string;
}

interface DevicePosition extends Coordinates {
  /** Accuracy in metres; undefined if the device does not report it. */
  accuracy?: number;
}

export interface Geolocation {
  /** Returns the position. Rejects with a {@link GeolocationError}. */
  locate(signal: AbortSignal): Promise<DevicePosition>;
}

/** Place search: the API's own data or a maps service. */
export interface Places {
  /** Returns places, best match first. Empty text with coordinates returns places near them. */
  search(text: string, near: Coordinates | null, signal: AbortSignal): Promise<FoundPlace[]>;
  detail(placeId: string, signal: AbortSignal): Promise<Place>;
  /** Returns the address of a position. Rejects with `NOT_FOUND` outside the covered area. */
  at(position: Coordinates, signal: AbortSignal): Promise<Place>;
  /** Returns the place at the coordinates and names around it that may be shown on any map. */
  around(place: Coordinates, signal: AbortSignal): Promise<Surroundings>;
  /** Returns the position of a postcode; null if unknown. */
  postcode(postcode: string, signal: AbortSignal): Promise<Coordinates | null>;
}

interface Surroundings {
  /** Null outside the covered area. */
  position: FoundPlace | null;
  /** Nearest first. */
  names: (Coordinates & { name: string })[];
}

/** `denied`: the customer denied access; `unavailable`: no position, or not in time. */
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
   * Ends a flow of several steps at `path`. If the flow began there, it goes back in history; else
   * it replaces the steps of the flow, so that Back does not return to them.
   */
  end(path: string): void;
  /** Leaves the app for another page, for example the card payment page. */
  leave(url: string): void;
  /** Goes one step back inside the app; to `parent` if there is none. */
  back(parent: string): void;
}

/** Cookies by which the server knows for whom it renders pages. */
export interface PageCookies {
  /** Returns true if the cookies are set for the current customer. */
  hasVisitor(): boolean;
  /** Makes the server render pages for an anonymous visitor, also without a connection. */
  hideVisitor(): void;
}

/** A picture ready to be sent, with a preview URL. */
export interface PreparedPicture {
  picture: Blob;
  url: string;
  /** Releases the memory of the URL, which is invalid afterwards. */
  release(): void;
}

export interface Pictures {
  /** Returns a resized picture of the chosen file. Rejects with a {@link PictureError}. */
  prepare(file: Blob, signal: AbortSignal): Promise<PreparedPicture>;
}

/** `unreadable`: the device cannot decode the file; `tooLarge`: the file exceeds the limit. */
export class PictureError extends Error {
  readonly reason: 'unreadable' | 'tooLarge';

  constructor(reason: 'unreadable' | 'tooLarge', options?: ErrorOptions) {
    super(`Picture ${reason}`, options);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

export type Language = 'en' | 'zh_CN';

/** Language stored on the device, for the menu and the interface. */
export interface LanguagePreference {
  get(): Language;
  set(language: Language): void;
}

export interface ApiCaller {
  /** Returns the current bearer token; null for guests and anonymous callers. */
  token(): string | null;
  /** Called on every 401 with the token that was sent. */
  onUnauthorized(token: string | null): void;
}

export interface Followed {
  /** Returns true if changes are pushed; otherwise the data has to be polled. */
  isLive(): boolean;
  stop(): void;
}

/** Push notifications of changes of a customer's data, without content. */
export interface CustomerNews {
  /** Calls `changed` when the order of this customer has to be reloaded. */
  followOrder(orderId: string, who: Identity, changed: () => void): Followed;
  /**
   * Calls `changed` when wallet, points, vouchers or notifications of the signed-in member, or the
   * question of a branch, have to be reloaded.
   */
  followMember(changed: () => void): Followed;
}

/** What has changed at a branch: what customers can order, or its opening state and times. */
export type BranchNewsKind = 'menu' | 'branch';

/** Push notifications of changes at branches, without content. */
export interface BranchNews {
  /**
   * Calls `changed` with the age of each change in ms; 0 for a new one. On connecting, it calls it
   * with the age of the last change of each kind. Returns the subscription.
   */
  follow(branchId: string, changed: (kind: BranchNewsKind, age: number) => void): { stop(): void };
}

/** External dependencies of this package, which a front end passes to `createApp`. */
export interface OuterPorts extends Omit<Ports, 'api' | 'news' | 'branchNews'> {
  /** Connects to push notifications for the same caller; omit if there are none. */
  connectNews?(caller: Pick<ApiCaller, 'token'>): Promise<CustomerNews>;
  /** Connects to push notifications of branches once the device is idle; omit if there are none. */
  connectBranchNews?(): Promise<BranchNews>;
  /** Returns an API client for the caller. It reads the token on each request. */
  connect(caller: ApiCaller): Sdk;
}

/** Internal ports, with the API connected. */
export interface Ports {
  api: Sdk;
  /** Loads push notifications when something is first followed; undefined if there are none. */
  news(): Promise<CustomerNews | undefined>;
  /** Loads push notifications when a branch is first followed; undefined if there are none. */
  branchNews(): Promise<BranchNews | undefined>;
  clock: Clock;
  random: Random;
  storage: KeyValueStorage;
  reads: ReadStore;
  connection: Connection;
  geolocation: Geolocation;
  language: LanguagePreference;
  navigation: Navigation;
  /** Omit on a shared device, so that no page shows the previous customer. */
  pageCookies?: PageCookies;
  pictures: Pictures;
  /** Returns true if the page is visible; false in a background tab. */
  isSeen(): boolean;
  /** Reports errors that the interface did not show. */
  report(error: unknown): void;
}
