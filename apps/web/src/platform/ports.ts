import type { OuterPorts } from '@claypot/domain/ports';
import { createLazySdk } from '@claypot/sdk';
import { createBrowserClock } from './clock.ts';
import { createLanguageCookie } from './language-cookie.ts';
import { createBrowserLine } from './line.ts';
import { createBrowserNavigation } from './navigation.ts';
import { createFetch } from './preloaded-requests.ts';
import { browserRandom } from './random.ts';
import { report } from './report.ts';
import { createBrowserReads, createBrowserStorage } from './storage.ts';

/**
 * All that the product needs from a browser.
 *
 * @param isTab whether a path is one of those that lie side by side
 */
export function createBrowserPorts(view: Window, isTab: (path: string) => boolean): OuterPorts {
  const language = createLanguageCookie(view.document);
  const line = createBrowserLine(view);
  const clock = createBrowserClock(view);
  const ask = createFetch(globalThis, clock.observe);
  clock.follow(ask);
  return {
    connect: (caller) =>
      createLazySdk({
        baseUrl: new URL('/api', view.location.origin).href,
        language: language.get,
        fetch: async (request) => {
          const answered = line.asked();
          const answer = await ask(request);
          answered();
          return answer;
        },
        isLineUp: line.isUp,
        ...caller,
      }),
    connectNews: async (caller) => (await import('./order-news.ts')).createOrderNews(view, caller),
    clock,
    random: browserRandom,
    storage: createBrowserStorage(view),
    reads: createBrowserReads(view),
    line,
    geolocation: {
      locate: async (signal) =>
        (await import('./geolocation.ts')).createBrowserGeolocation(view.navigator).locate(signal),
    },
    language,
    navigation: createBrowserNavigation(view, isTab),
    pictures: {
      prepare: async (file, signal) =>
        (await import('./prepare-picture.ts')).preparePicture(file, signal),
    },
    isSeen: () => view.document.visibilityState === 'visible',
    report,
  };
}
