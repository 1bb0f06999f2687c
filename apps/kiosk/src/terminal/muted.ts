import type { Writable } from 'node:stream';

/** Stream with output that can be suppressed. */
export interface Muted<Output> {
  readonly output: Output;
  mute(isMuted: boolean): void;
}

/** Returns a proxy of the stream, including its size and events, that drops writes while muted. */
export function muted<Output extends Writable>(stream: Output): Muted<Output> {
  let isMuted = false;
  const output = new Proxy(stream, {
    get(target, key) {
      if (key === 'write' && isMuted) return () => true;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    output,
    mute: (next) => {
      isMuted = next;
    },
  };
}
