import { ApiError } from '@claypot/sdk';

/**
 * How the next request fares: the reply is lost on its way back, or the request on its way there;
 * a `late` one is believed lost and arrives after others.
 */
export type Weather = 'fine' | 'replyLost' | 'requestLost' | 'late' | 'hangs' | ApiError;

const never = new Promise<never>(() => {});
const lost = () => new ApiError({ kind: 'network' });

/** The way to a server, which can be told to fail in each of the ways there are. */
export function createWeather() {
  const coming: Weather[] = [];
  const asked: string[] = [];
  const late: (() => Promise<unknown>)[] = [];
  return {
    /** The names of all requests, as they were asked. */
    asked,
    /** What happens to the next requests, in turn; after them all is fine. */
    forecast: (...next: Weather[]) => void coming.push(...next),
    /** From here on all is fine. */
    clearUp: () => void coming.splice(0),
    /** The late requests arrive; whatever they are answered, nobody hears it. */
    lateRequestsArrive() {
      // What is refused concerns nobody: the one who asked has long gone.
      for (const work of late.splice(0)) work().catch(() => undefined);
    },
    /** One request, whose work the server does unless the weather is against it. */
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
