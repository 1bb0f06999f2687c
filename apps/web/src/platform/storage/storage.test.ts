import { expect, test, vi } from 'vitest';
import { createBrowserReads } from './storage.ts';

test.each([
  ['the page is left before it is idle', ['pagehide', 'idle']],
  ['the page is idle before it is left', ['idle', 'pagehide']],
])('what was read is kept once where %s', (_, moments) => {
  const view = new EventTarget();
  const idle: (() => void)[] = [];
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
  const keep = vi.fn();
  createBrowserReads(view as unknown as Window).whenIdle(keep);
  vi.unstubAllGlobals();
  expect(keep).not.toHaveBeenCalled();
  for (const moment of moments) {
    if (moment === 'idle') for (const work of idle) work();
    else view.dispatchEvent(new Event('pagehide'));
    expect(keep).toHaveBeenCalledOnce();
  }
});
