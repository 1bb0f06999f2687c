import type { OperationId } from '@claypot/sdk';

/** What a machine asks: an operation of the api, or the device. */
export type Asked = OperationId | 'geolocation' | 'pictures';

/**
 * How the next questions fare. `asUsual`: the sandbox answers by what it knows; `requestLost`: it
 * never hears the question; `replyLost`: it does what is asked, and its answer never arrives;
 * `silent`: nothing comes and nothing fails. Anything else names an answer: an example of the
 * contract, or what a device says.
 */
export type Outcome = 'asUsual' | 'requestLost' | 'replyLost' | 'silent' | (string & {});

export type Forecast = ReturnType<typeof createForecast>;

/** What is to happen to each question until something else is chosen. */
export function createForecast() {
  const outcomes = new Map<Asked, Outcome>();
  const listeners = new Set<() => void>();
  return {
    read: (asked: Asked): Outcome => outcomes.get(asked) ?? 'asUsual',
    choose(asked: Asked, outcome: Outcome) {
      outcomes.set(asked, outcome);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
