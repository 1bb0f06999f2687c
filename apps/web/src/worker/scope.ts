/** What of a service worker's surroundings is used; TypeScript tells it of other workers or of pages only. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: Clients;
  readonly location: { readonly origin: string };
  readonly registration: {
    unregister(): Promise<boolean>;
    update(): Promise<unknown>;
  };
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}

/** The pages that are open. */
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
  /** The worker is kept alive until it is settled. */
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends ExtendableEvent {
  /** Says what the browser need not ask the worker for; not there in every browser. */
  addRoutes?(
    rules: readonly {
      readonly condition: { readonly urlPattern: string };
      readonly source: 'network';
    }[],
  ): Promise<void>;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEventOfPage extends ExtendableEvent {
  readonly data: unknown;
  /** The page; null where it is gone. */
  readonly source: WindowClient | null;
}

/** By what a service worker is told what there is to do. */
export interface WorkerEvents {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
}
