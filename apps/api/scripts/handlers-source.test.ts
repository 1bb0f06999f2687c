import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HANDLER_LISTS, handlersSource } from './handlers-source.ts';

test.each(HANDLER_LISTS)('$name is the list that npm run generate writes', (list) => {
  expect(readFileSync(list.path, 'utf8')).toBe(handlersSource(list));
});
