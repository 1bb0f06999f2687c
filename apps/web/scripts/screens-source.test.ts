import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREENS_FILE, screensSource } from './screens-source.ts';

test('matches the list of screens that `npm run generate` writes', () => {
  expect(readFileSync(SCREENS_FILE, 'utf8')).toBe(screensSource());
});
