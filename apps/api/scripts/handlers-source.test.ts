import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HANDLERS_FILE, handlersSource } from './handlers-source.ts';

test('matches the list of handlers that npm run generate writes', () => {
  expect(readFileSync(HANDLERS_FILE, 'utf8')).toBe(handlersSource());
});
