import type { Writable } from 'node:stream';

/** A stream that can keep silent about what is written to it. */
export interface Muted<Output> {
  readonly output: Output;
  mute(isMuted: boolean): void;
}

/** The same stream, its size and its events too, but for what is written while it is muted. */
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
