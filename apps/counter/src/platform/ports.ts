import type { CounterPorts } from '@claypot/counter/start';
import { createAlarm } from './device/alarm.ts';
import { playChime } from './device/chime.ts';
import { browserRandom } from './device/random.ts';
import { createWakeLock } from './device/wake-lock.ts';
import { createApi } from './network/api.ts';
import { createBranchStream } from './network/branch-stream.ts';
import { createBrowserConnection } from './network/connection.ts';
import { createLanguageCookie } from './storage/language-cookie.ts';
import { createBrowserStorage } from './storage/storage.ts';

/** Creates the ports of the counter in a browser. */
export function createBrowserPorts(view: Window & typeof globalThis): CounterPorts {
  const language = createLanguageCookie(view.document);
  const connection = createBrowserConnection(view);
  const { AudioContext } = view;
  return {
    connect: (caller) =>
      createApi(view, {
        language: language.get,
        fetch: async (request) => {
          const answered = connection.asked();
          const response = await view.fetch(request);
          answered();
          return response;
        },
        isOnline: connection.isUp,
        ...caller,
      }),
    stream: createBranchStream(view, language.get),
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
