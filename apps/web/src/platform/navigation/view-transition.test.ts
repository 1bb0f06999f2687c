import { expect, test, vi } from 'vitest';
import { changeScreen } from './view-transition.ts';

vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Window with or without view transitions; `turned` ends the transition. */
function aView({ still = false, able = true }) {
  let turned = () => {};
  const dataset: Record<string, string> = {};
  const finished = new Promise<void>((resolve) => {
    turned = resolve;
  });
  const startViewTransition = (update: () => Promise<void>) => {
    void update();
    return { ready: Promise.reject(new Error('Given up')), finished };
  };
  const document = {
    documentElement: { dataset },
    querySelector: () => null,
    ...(able && { startViewTransition }),
  };
  const matchMedia = () => ({ matches: still });
  const view = { document, matchMedia, innerHeight: 800 } as unknown as Window;
  return { view, dataset, turned };
}

const change = (view: Window, changed: string[]) =>
  changeScreen(view, {
    way: 'back',
    item: '/menuDetail/dish/7',
    change: async () => {
      changed.push('screen');
    },
  });

test('changes the screen at once when motion is reduced or unsupported', () => {
  for (const options of [{ still: true }, { able: false }]) {
    const { view, dataset } = aView(options);
    const changed: string[] = [];
    change(view, changed);
    expect(changed).toEqual(['screen']);
    expect(dataset).toEqual({});
  }
});

test('sets the direction during the transition, even when it is skipped', async () => {
  const { view, dataset, turned } = aView({});
  const changed: string[] = [];
  change(view, changed);
  expect(changed).toEqual(['screen']);
  expect(dataset).toEqual({ way: 'back' });
  turned();
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataset).toEqual({});
});
