/**
 * Subset of the service worker's scope used here; TypeScript's library types cover other workers or
 * pages only.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: Clients;
  readonly location: { readonly origin: string };
  readonly registration: {
    unregister(): Promise<boolean>;
    update(): Promise<unknown>;
    /** Requests pages while the worker starts; undefined in browsers without it. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
  /** Cookies of the site; undefined in browsers whose workers cannot read them. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options: {
    includeUncontrolled: boolean;
    type: 'window';
  }): Promise<readonly WindowClient[]>;
}

export interface WindowClient {
  postMessage(message: unknown): void;
}

interface ExtendableEvent extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends ExtendableEvent {
  /** Registers requests that bypass the worker; not available in every browser. */
  addRoutes?(
    rules: readonly {
      readonly condition: { readonly urlPattern: string };
      readonly source: 'network';
    }[],
  ): Promise<void>;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Response to a page that the browser has requested already; undefined if it has not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface MessageEventOfPage extends ExtendableEvent {
  readonly data: unknown;
  /** Sending page; null if it is closed. */
  readonly source: WindowClient | null;
}

export interface WorkerEvents {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
}
