import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('returns one name per text', () => {
  const { nameOf } = createStatementNames();
  const first = nameOf('select 1');
  expect(first).toMatch(/^\w{1,63}$/);
  expect(nameOf('select 2')).not.toBe(first);
  expect(nameOf('select 1')).toBe(first);
});

test('returns a new name after a text was evicted', () => {
  const { nameOf, evict } = createStatementNames();
  const had = [nameOf('select 1'), nameOf('select 2')];
  evict('select 1');
  expect(had).not.toContain(nameOf('select 1'));
});

test('returns undefined for further texts when all names are used', () => {
  const { nameOf, evict } = createStatementNames(2);
  expect([nameOf('select 1'), nameOf('select 2')]).not.toContain(undefined);
  expect(nameOf('select 3')).toBeUndefined();
  expect(nameOf('select 1')).toBeDefined();
  evict('select 1');
  expect(nameOf('select 3')).toBeDefined();
});
