import { expect, test } from 'vitest';
import { createScopedName } from './scoped-name.ts';

test('names a class by its file', () => {
  const nameOf = createScopedName();
  expect(nameOf('primary', '/src/button/Button.module.css')).toBe('Button_primary');
  expect(nameOf('wide', '/src/button/Button.module.css')).toBe('Button_wide');
});

test('throws when two files have the same name', () => {
  const nameOf = createScopedName();
  nameOf('primary', '/src/a/Button.module.css');
  expect(() => nameOf('primary', '/src/b/Button.module.css')).toThrow('would share their classes');
});
