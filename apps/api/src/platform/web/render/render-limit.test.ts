import { expect, test } from 'vitest';
import { createRenderLimit, NO_RENDER_LIMIT } from './render-limit.ts';

test('admits twelve renders at once, and another when one ends', () => {
  const limit = createRenderLimit(() => 0);
  const ends = Array.from({ length: 12 }, () => limit.begin());
  expect(ends).not.toContain(null);
  expect(limit.begin()).toBeNull();
  ends[0]?.();
  expect(limit.begin()).not.toBeNull();
  expect(limit.begin()).toBeNull();
});

test('admits any number without a limit', () => {
  const begun = Array.from({ length: 100 }, () => NO_RENDER_LIMIT.begin());
  expect(begun).not.toContain(null);
});

test('admits none while the event loop is delayed', () => {
  let delay = 61;
  const limit = createRenderLimit(() => delay);
  expect(limit.begin()).toBeNull();
  delay = 60;
  expect(limit.begin()).not.toBeNull();
});
