import { afterEach, describe, expect, it, vi } from 'vitest';
import { anySignal } from './any-signal.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with AbortSignal.any', true],
  ['without AbortSignal.any', false],
])('anySignal %s', (_, isNative) => {
  const join = (signals: readonly AbortSignal[]) => {
    if (isNative) return anySignal(signals);
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      return anySignal(signals);
    } finally {
      AbortSignal.any = any;
    }
  };

  it.each([0, 1])('aborts with the reason of signal %d', (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const signal = join(controllers.map((controller) => controller.signal));
    expect(signal.aborted).toBe(false);
    controllers[index]?.abort(new Error('Left'));
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toEqual(new Error('Left'));
    controllers[1 - index]?.abort(new Error('Late'));
    expect(signal.reason).toEqual(new Error('Left'));
  });

  it('is aborted from the start if one signal is', () => {
    const signal = join([new AbortController().signal, AbortSignal.abort('gone')]);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('gone');
  });
});
