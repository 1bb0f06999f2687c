import { expect, test } from 'vitest';
import { isPlainPress } from './is-plain-press.ts';

const press = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

test('handles a plain press', () => {
  expect(isPlainPress(press)).toBe(true);
});

test.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
])('leaves a press with %o to the browser', (change) => {
  expect(isPlainPress({ ...press, ...change })).toBe(false);
});
