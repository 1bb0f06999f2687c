import { TAKE_OVER } from '@claypot/browser/worker';
import { memoryCaches } from '@claypot/browser/worker-testing';
import { cacheApp } from '../../platform/version/service-worker.ts';
import type { Build } from '../build.ts';
import { createWorker, type Worker } from '../create-worker.ts';
import { served } from './served.ts';

interface InstalledWorker {
  readonly build: Build;
  readonly worker: Worker;
  postMessage(message: unknown): void;
}

export interface OpenPage {
  readonly version: string;
  /** Version that a reload would have opened, for each announcement. */
  readonly announced: string[];
  run(): Promise<void>;
  show(isVisible: boolean): void;
  /** Puts the page into the back/forward cache, or restores it from there. */
  freeze(): void;
  restore(): void;
  /** Remaining number of failed loads of the announcement's code. */
  failures: number;
}

/**
 * Browser with the app's real worker and pages. Nothing happens by itself: each step of the browser
 * is a call, so that tests can order the steps freely.
 */
export class TestBrowser {
  private readonly caches = memoryCaches();
  private readonly controllerListeners: (() => void)[] = [];
  private readonly updateListeners: (() => void)[] = [];
  /** Version on the server; null while the server is down. */
  server: Build | null;
  private active: InstalledWorker | null = null;
  private coming: InstalledWorker | null = null;
  private installing: (EventTarget & { state: string }) | null = null;
  private time = 0;
  private timers: { readonly at: number; readonly task: () => void }[] = [];
  /** True if the network fails while a worker is installed. */
  isInstallBroken = false;
  isMessageLost = false;
  /** True if the browser postpones the checks that pages request. */
  isUpdatePostponed = false;

  constructor(build: Build) {
    this.server = build;
  }

  /** Returns the version that a reload opens: the worker's, else the server's. */
  reloaded(): string | null {
    return this.active?.build.version ?? this.server?.version ?? null;
  }

  /** Installs the server's worker if it is of another version. */
  async install(): Promise<void> {
    const build = this.server;
    if (build === null) return;
    if ([this.active, this.coming].some((each) => each?.build.version === build.version)) return;
    await this.installBuild(build);
  }

  /** Installs another script of the same version, as sent by a server that disables its worker. */
  async installSameVersion(): Promise<void> {
    if (this.server !== null) await this.installBuild(this.server);
  }

  /** True while an installed worker waits to take over. */
  hasWaiting(): boolean {
    return this.coming !== null;
  }

  private async installBuild(build: Build): Promise<void> {
    // A browser installs one worker at a time.
    if (this.installing !== null) return;
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    this.installing = installing;
    for (const notify of this.updateListeners) notify();
    const device = served(build, this.caches);
    const worker = createWorker(device.scope, build);
    if (this.isInstallBroken) device.online = false;
    const installed: InstalledWorker = {
      build,
      worker,
      // A message to the active worker would wake it and keep its successor waiting.
      postMessage: async (message) => {
        if (installed !== this.coming) throw new Error('Only a waiting worker gets messages');
        if (message === TAKE_OVER && !this.isMessageLost) await this.activate();
      },
    };
    await worker.install().then(
      () => {
        this.coming = installed;
      },
      () => undefined,
    );
    this.installing = null;
    installing.state = this.coming === installed ? 'installed' : 'redundant';
    installing.dispatchEvent(new Event('statechange'));
  }

  /** Activates the waiting worker. Pages in the back/forward cache receive no event. */
  async activate(): Promise<void> {
    const next = this.coming;
    if (next === null) return;
    this.coming = null;
    this.active = next;
    for (const notify of this.controllerListeners) notify();
    await next.worker.activate();
  }

  /** Opens a page from the worker, else from the server. Returns null if neither has one. */
  open(): OpenPage | null {
    const version = this.reloaded();
    if (version === null) return null;
    return this.openVersion(version);
  }

  /** Opens the server's page, bypassing the worker. */
  openFromServer(): OpenPage | null {
    return this.server === null ? null : this.openVersion(this.server.version);
  }

  /** Advances the time and runs all timers that are due. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (;;) {
      await settled();
      const [next] = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.task();
    }
    this.time = until;
  }

  private openVersion(version: string): OpenPage {
    const announced: string[] = [];
    const state = { isFrozen: false, isVisible: true };
    const metas: Readonly<Record<string, string>> = { version, worker: '/sw.js' };
    const document = Object.assign(new EventTarget(), {
      querySelector: (selector: string) => {
        const content = metas[/claypot:(\w+)/.exec(selector)?.[1] ?? ''];
        return content === undefined ? null : { getAttribute: () => content };
      },
    });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (state.isVisible ? 'visible' : 'hidden'),
    });
    const registration = Object.assign(new EventTarget(), {
      update: async () => {
        if (this.isUpdatePostponed) return;
        await this.install();
      },
    });
    Object.defineProperties(registration, {
      installing: { get: () => this.installing },
      active: { get: () => this.active },
      waiting: { get: () => this.coming },
    });
    const workers = Object.assign(new EventTarget(), {
      getRegistration: async () => registration,
      register: async () => registration,
    });
    const view = Object.assign(new EventTarget(), {
      document,
      caches: this.caches,
      navigator: { serviceWorker: workers },
      fetch: async () => {
        if (this.server === null) throw new TypeError('Failed to fetch');
        return Response.json({ version: this.server.version });
      },
      setTimeout: (task: () => void, milliseconds: number) => {
        const due = () => {
          // A frozen page runs its timers once it is restored.
          if (state.isFrozen) this.timers.push({ at: this.time + 60_000, task: due });
          else task();
        };
        this.timers.push({ at: this.time + milliseconds, task: due });
      },
    });
    const page = {
      version,
      announced,
      failures: 0,
      run: async () => {
        await cacheApp(view as unknown as Window, {
          onNewerVersion: async () => {
            if (page.failures > 0) {
              page.failures -= 1;
              throw new Error('Failed to load the code');
            }
            announced.push(this.reloaded() ?? '');
          },
        });
      },
      show: (isVisible: boolean) => {
        state.isVisible = isVisible;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      freeze: () => {
        state.isFrozen = true;
      },
      restore: () => {
        state.isFrozen = false;
        view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      },
    };
    this.controllerListeners.push(() => {
      if (!state.isFrozen) workers.dispatchEvent(new Event('controllerchange'));
    });
    this.updateListeners.push(() => {
      if (!state.isFrozen) registration.dispatchEvent(new Event('updatefound'));
    });
    return page;
  }
}

/** Runs everything that does not wait for a timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
