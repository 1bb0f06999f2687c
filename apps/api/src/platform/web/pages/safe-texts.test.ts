import { expect, test } from 'vitest';
import { safeText } from './safe-text.ts';
import { createSafeTexts } from './safe-texts.ts';

const TEXTS = ['<h2>One</h2><script>x()</script>', '<h2>Two</h2>', ''];

test('returns the sanitised text, also from its cache', () => {
  const ofText = createSafeTexts();
  for (const text of [...TEXTS, ...TEXTS]) expect(ofText(text)).toEqual(safeText(text));
  expect(ofText('<p>a</p>')).toBe(ofText('<p>a</p>'));
});
