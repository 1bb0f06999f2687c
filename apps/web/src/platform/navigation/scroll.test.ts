import { expect, test } from 'vitest';
import { createScrollMemory } from './scroll.ts';

/** As much of a window as the memory needs, with pages that are tall enough at once. */
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

test('a page opened where another was gone back from begins at its top', () => {
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
