import { ApiError } from '@claypot/sdk';

/**
 * Outcome of the next request. `replyLost`: executed, but the reply is lost; `requestLost`: not
 * executed; `late`: appears lost and is executed after later requests; `hangs`: executed, but never
 * settles.
 */
export type Weather = 'fine' | 'replyLost' | 'requestLost' | 'late' | 'hangs' | ApiError;

const never = new Promise<never>(() => {});
const lost = () => new ApiError({ kind: 'network' });

/** Returns a simulated network that can fail in each of these ways. */
export function createWeather() {
  const coming: Weather[] = [];
  const asked: string[] = [];
  const late: (() => Promise<unknown>)[] = [];
  return {
    /** Names of all requests, in order. */
    asked,
    /** Sets the outcomes of the next requests, in order; later requests succeed. */
    forecast: (...next: Weather[]) => void coming.push(...next),
    /** Lets all further requests succeed. */
    clearUp: () => void coming.splice(0),
    /** Executes the late requests; their replies are ignored. */
    lateRequestsArrive() {
      // Ignore rejections: the caller has given up.
      for (const work of late.splice(0)) work().catch(() => undefined);
    },
    /** Executes a request with its simulated outcome. */
    async answer<T>(name: string, work: () => T | Promise<T>): Promise<T> {
      asked.push(name);
      const now = coming.shift() ?? 'fine';
      if (now === 'late') late.push(async () => work());
      if (now === 'requestLost' || now === 'late') throw lost();
      if (now instanceof ApiError) throw now;
      const result = await work();
      if (now === 'replyLost') throw lost();
      if (now === 'hangs') return never;
      return result;
    },
  };
}
