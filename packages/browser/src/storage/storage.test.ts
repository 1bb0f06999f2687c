import { expect, test, vi } from 'vitest';
import { createBrowserReads } from './storage.ts';

test.each([
  ['the page is left before it is idle', ['pagehide', 'idle']],
  ['the page is idle before it is left', ['idle', 'pagehide']],
])('runs the deferred work once when %s', (_, moments) => {
  const view = new EventTarget();
  const idle: (() => void)[] = [];
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
  const deferred = vi.fn();
  createBrowserReads(view as unknown as Window).whenIdle(deferred);
  vi.unstubAllGlobals();
  expect(deferred).not.toHaveBeenCalled();
  for (const moment of moments) {
    if (moment === 'idle') for (const work of idle) work();
    else view.dispatchEvent(new Event('pagehide'));
    expect(deferred).toHaveBeenCalledOnce();
  }
});
