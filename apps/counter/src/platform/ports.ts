import { createBrowserConnection } from '@claypot/browser/connection';
import { createLanguageCookie } from '@claypot/browser/language-cookie';
import { createFetch } from '@claypot/browser/preloaded-requests';
import { browserRandom } from '@claypot/browser/random';
import { createBrowserStorage } from '@claypot/browser/storage';
import type { CounterPorts } from '@claypot/counter/start';
import { createAlarm } from './device/alarm.ts';
import { playChime } from './device/chime.ts';
import { createWakeLock } from './device/wake-lock.ts';
import { createApi } from './network/api.ts';

/** Creates the ports of the counter in a browser. */
export function createBrowserPorts(view: Window & typeof globalThis): CounterPorts {
  const language = createLanguageCookie(view.document);
  const connection = createBrowserConnection(view);
  const ask = createFetch(view);
  const { AudioContext } = view;
  return {
    connect: (caller) =>
      createApi(view, {
        language: language.get,
        fetch: async (request) => {
          const answered = connection.asked();
          const response = await ask(request);
          answered();
          return response;
        },
        isOnline: connection.isUp,
        ...caller,
      }),
    stream: {
      async *open(branchId, signal) {
        const { createBranchStream } = await import('./network/branch-stream.ts');
        yield* createBranchStream(view, language.get).open(branchId, signal);
      },
    },
    clock: { now: () => Temporal.Now.instant() },
    random: browserRandom,
    storage: createBrowserStorage(view),
    connection,
    language,
    alarm: createAlarm({
      createContext: typeof AudioContext === 'function' ? () => new AudioContext() : null,
      play: playChime,
      view,
    }),
    wakeLock: createWakeLock(view),
    report: (error) => view.reportError(error),
  };
}
