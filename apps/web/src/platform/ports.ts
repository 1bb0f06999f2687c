import { createBrowserConnection } from '@claypot/browser/connection';
import { createLanguageCookie } from '@claypot/browser/language-cookie';
import { whenIdle } from '@claypot/browser/next-task';
import { createFetch } from '@claypot/browser/preloaded-requests';
import { browserRandom } from '@claypot/browser/random';
import { createBrowserReads, createBrowserStorage } from '@claypot/browser/storage';
import type { OuterPorts } from '@claypot/domain/ports';
import type { ServerClock } from '@claypot/domain/time';
import { createLazySdk } from '@claypot/sdk';
import { report } from './errors/report.ts';
import { createBrowserNavigation } from './navigation/navigation.ts';
import { createPageCookies } from './page/page-cookies.ts';
import { withUnfinishedCookie } from './storage/unfinished-cookie.ts';
import { createBrowserClock } from './time/clock.ts';

/** Ports of a browser. The clock also takes the time of a rendered page. */
export interface BrowserPorts extends OuterPorts {
  readonly clock: ServerClock;
}

export function createBrowserPorts(view: Window, isTab: (path: string) => boolean): BrowserPorts {
  const language = createLanguageCookie(view.document);
  const connection = createBrowserConnection(view);
  const clock = createBrowserClock(view);
  const ask = createFetch(globalThis, clock.observe);
  clock.follow(ask);
  return {
    connect: (caller) =>
      createLazySdk({
        baseUrl: new URL('/api', view.location.origin).href,
        language: language.get,
        fetch: async (request) => {
          const answered = connection.asked();
          const answer = await ask(request);
          answered();
          return answer;
        },
        isOnline: connection.isUp,
        ...caller,
      }),
    connectNews: async (caller) =>
      (await import('./network/customer-news.ts')).createCustomerNews(view, caller),
    connectBranchNews: async () => {
      // After the first paint, because the first data is current.
      await new Promise<void>((resolve) => whenIdle(resolve));
      return (await import('./network/branch-news.ts')).createBranchNews(view);
    },
    clock,
    random: browserRandom,
    storage: withUnfinishedCookie(createBrowserStorage(view), view.document),
    reads: createBrowserReads(view),
    connection,
    geolocation: {
      locate: async (signal) =>
        (await import('./device/geolocation.ts'))
          .createBrowserGeolocation(view.navigator)
          .locate(signal),
    },
    language,
    navigation: createBrowserNavigation(view, isTab),
    pageCookies: createPageCookies(view.document),
    pictures: {
      prepare: async (file, signal) =>
        (await import('./device/prepare-picture.ts')).preparePicture(file, signal),
    },
    isSeen: () => view.document.visibilityState === 'visible',
    report,
  };
}
