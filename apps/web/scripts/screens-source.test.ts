import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREENS_FILE, screensSource } from './screens-source.ts';

test('the list of screens is the one that `npm run generate` writes', () => {
  expect(readFileSync(SCREENS_FILE, 'utf8')).toBe(screensSource());
});
