import { expect, test } from 'vitest';
import { createScrollMemory } from './scroll.ts';

/** Minimal window for the scroll memory; its pages have their full height at once. */
function aView() {
  const listeners = new Map<string, () => void>();
  const view = {
    scrollY: 0,
    history: { state: { index: 0, scroll: 0 } as object, scrollRestoration: 'auto' },
    performance: { now: () => 0 },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    scrollTo: (_left: number, top: number) => {
      view.scrollY = top;
    },
    requestAnimationFrame: () => 0,
  };
  const arrive = (index: number, scroll = 0) => {
    view.history.state = { index, scroll };
  };
  return {
    view,
    arrive,
    goBack: (index: number, scroll: number) => {
      arrive(index, scroll);
      listeners.get('popstate')?.();
    },
  };
}

test('starts a new page at its top when it reuses an index after Back', () => {
  const { view, arrive, goBack } = aView();
  const memory = createScrollMemory(view as unknown as Window);
  arrive(1);
  memory.settle();
  view.scrollY = 700;
  goBack(0, 300);
  memory.settle();
  expect(view.scrollY).toBe(300);
  arrive(1);
  memory.settle();
  expect(view.scrollY).toBe(0);
});
